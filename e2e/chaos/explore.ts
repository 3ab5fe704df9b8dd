import fc from 'fast-check';
import type { Browser } from 'playwright/test';
import { Deployment } from '../deployment.ts';
import type { World } from '../world/world.ts';
import { firstVisit, type Plan, sequences } from './steps.ts';
import { Visitor } from './visitor.ts';

export interface Exploration {
  /** How many steps are made in all. */
  steps: number;
  seed: number;
  /** Makes one sequence again: what an earlier failure has said. */
  path?: string;
  /** The most steps of one sequence. */
  longest?: number;
  /** How long a failing sequence may be made shorter, in milliseconds. */
  shrinkMs?: number;
  /** Hears of each step. */
  progress?: (line: string) => void;
}

/**
 * Lets chance choose what happens to visitors, until so many steps have been made.
 * @returns how it was, when nothing failed
 * @throws with the shortest sequence found that fails, and how to make it again
 */
export async function explore(
  browser: Browser,
  world: World,
  { steps, seed, path, longest = 25, shrinkMs = 120_000, progress = () => {} }: Exploration,
): Promise<string> {
  // The second half may have slashes of its own.
  const [, fcPath, replayPath] = /^([^/]*)\/(.*)$/.exec(path ?? '') ?? [];
  let made = 0;
  let sequence = 0;
  let end = Number.POSITIVE_INFINITY;
  const isEnough = () => made >= steps && end === Number.POSITIVE_INFINITY && path === undefined;
  const follow = (name: string): boolean => {
    if (isEnough()) return false;
    made += 1;
    progress(`${made}${path ? '' : `/${steps}`} ${name}`);
    return true;
  };

  const property = fc.asyncProperty(
    firstVisit,
    sequences(longest, follow, replayPath),
    async (wrong, commands) => {
      // What is left when enough has been found is neither made nor a failure.
      if (isEnough() || Date.now() > end) return;
      sequence += 1;
      progress(
        `— visitor ${sequence}${wrong ? `, ${wrong.host} with ${wrong.failure}` : ''}${end === Number.POSITIVE_INFINITY ? '' : ', to find a shorter way'}`,
      );
      const deployment = new Deployment();
      const visitor = await Visitor.arrive(browser, world, deployment);
      try {
        if (wrong) visitor.fail(wrong.host, wrong.failure);
        await visitor.visit(visitor.tab(0), '');
        await visitor.rest();
        const plan: Plan = { tabs: 1, isOffline: false, storage: 'well', isClockMoved: false };
        await fc.asyncModelRun(() => ({ model: plan, real: visitor }), commands);
      } catch (error) {
        if (end === Number.POSITIVE_INFINITY) end = Date.now() + shrinkMs;
        progress(`✗ ${(error as Error).message}`);
        throw error;
      } finally {
        await visitor.leave();
        await deployment.close();
      }
    },
  );

  const details = await fc.check(property, {
    seed,
    numRuns: steps,
    ...(fcPath ? { path: fcPath, endOnFailure: true } : {}),
  });
  if (!details.failed) return `${made} steps of ${sequence} visitors, seed ${seed}`;
  const [wrong, commands] = details.counterexample ?? [];
  const failing = String(commands);
  const [, replay = ''] = /replayPath="([^"]*)"/.exec(failing) ?? [];
  throw new Error(
    [
      `${(details.errorInstance as Error)?.message ?? 'It failed.'}`,
      `The first visit: ${wrong ? `${wrong.host} answers with ${wrong.failure}` : 'all is well'}. Then:${failing.replace(/\s*\/\*.*$/s, '')}`,
      `To make it again: npm run test:chaos -- --seed ${seed} --path ${details.counterexamplePath}/${replay}`,
    ].join('\n\n'),
    { cause: details.errorInstance },
  );
}
