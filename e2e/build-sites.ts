/** Builds the sites of all browser tests, two at a time; one that has been built already takes no time. */
import { provideSite } from './site-build.ts';
import { type SiteName, sites } from './sites.ts';

const names = Object.keys(sites) as SiteName[];

async function buildNext(): Promise<void> {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const start = performance.now();
    await provideSite(name);
    process.stdout.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
}

await Promise.all([buildNext(), buildNext()]);
