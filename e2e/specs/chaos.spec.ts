import { Visitor } from '../chaos/visitor.ts';
import { walk } from '../chaos/walk.ts';
import { builtSite } from '../deployment.ts';
import { siteDirectory } from '../site-build.ts';
import { test } from '../test.ts';

test.use({ serviceWorkers: 'allow', hurried: true });

const { STEPS: steps = '8', SEED: seed } = process.env;
const stepsOfVisitor = 25;

for (let made = 0; made < Number(steps); made += stepsOfVisitor)
  test(`Whatever happens, in whatever order, a visitor loses nothing: visitor ${made / stepsOfVisitor}`, async ({
    page,
    world,
    deployment,
  }) => {
    test.setTimeout(600_000 + stepsOfVisitor * 60_000);
    for (const site of ['full', 'renewed'] as const) await builtSite(site);
    // Derived from the build's inputs: a new seed after each change, and the same on every machine.
    const ofBuild = Number.parseInt(siteDirectory('full').slice(-7), 16);
    const count = Math.min(stepsOfVisitor, Number(steps) - made);
    await walk(new Visitor(page, world, deployment), count, (seed ? Number(seed) : ofBuild) + made);
  });
