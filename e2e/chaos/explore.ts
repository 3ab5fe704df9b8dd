import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Browser } from 'playwright/test';
import type { World } from '../world/world.ts';
import { anyFailure, anyStep, type Step } from './steps.ts';
import { Visitor } from './visitor.ts';

export interface Exploration {
  /** How many steps are made in all. */
  steps: number;
  seed: number;
  /** Makes one sequence again: what an earlier failure has said. */
  path?: string;
  /** Hears of each step. */
  progress?: (line: string) => void;
}

/** The most steps of one visitor. */
const longest = 25;
/** How long a failing sequence may be made shorter. */
const shrinkMs = 600_000;
/**
 * Playwright waits for ever for a worker that has been killed. Whether the pages are well without what was waited for is
 * looked at as after any other step.
 */
const stepMs = 20_000;

/**
 * Lets chance choose what happens to visitors, until so many steps have been made.
 * @returns how it was, when nothing failed
 * @throws with the shortest sequence found that fails, and how to make it again
 */
export async function explore(
  browser: Browser,
  world: World,
  { steps, seed, path, progress = () => {} }: Exploration,
): Promise<string> {
  let made = 0;
  let visitors = 0;
  let end: number | undefined;
  // What is left then is neither made nor a failure.
  const isEnough = () => (end ? Date.now() > end : made >= steps && !path);

  async function live(first: Step | null, later: readonly Step[]): Promise<void> {
    if (isEnough()) return;
    visitors += 1;
    const story: string[] = [];
    const visitor = await Visitor.arrive(browser, world);
    const make = async (name: string, run: Step['run']) => {
      story.push(`- ${name}`);
      progress(`visitor ${visitors}, step ${made}: ${name}`);
      const done = run(visitor);
      // What ends only when the visitor leaves has failed by then.
      done.catch(() => {});
      await Promise.race([done, pause(stepMs, undefined, { ref: false })]);
    };
    try {
      if (first) await make(first.name, first.run);
      await make('comes for the first time', () => visitor.visit(''));
      await visitor.rest();
      for (const step of later) {
        if (!step.isPossible(visitor)) continue;
        if (!end && isEnough()) return;
        made += 1;
        await make(step.name, step.run);
        await visitor.rest();
      }
    } catch (error) {
      end ??= Date.now() + shrinkMs;
      throw new Error(`${(error as Error).message}\n\nafter\n\n${story.join('\n')}`);
    } finally {
      await visitor.leave();
    }
  }

  const lives = fc.array(anyStep, { maxLength: longest, size: 'max' });
  const details = await fc.check(fc.asyncProperty(fc.option(anyFailure, { freq: 2 }), lives, live), {
    seed,
    numRuns: steps,
    ...(path ? { path, endOnFailure: true } : {}),
  });
  if (!details.failed) return `${made} steps of ${visitors} visitors, seed ${seed}`;
  const again = `npm run test:chaos -- --seed ${seed} --path ${details.counterexamplePath}`;
  throw new Error(`${(details.errorInstance as Error).message}\n\nTo make it again: ${again}`);
}
