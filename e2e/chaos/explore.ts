import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Browser } from 'playwright/test';
import type { World } from '../world/world.ts';
import { anyFailure, anyStep, type Step } from './steps.ts';
import { Visitor } from './visitor.ts';

export interface Exploration {
  steps: number;
  seed: number;
  /** Replays one sequence: the path that an earlier failure printed. */
  path?: string;
  progress?: (line: string) => void;
}

/** Maximum number of steps per visitor. */
const longest = 25;
/** Time limit for shrinking a failing sequence. */
const shrinkMs = 600_000;
/**
 * Playwright waits forever for a killed worker. The pages are checked
 * afterwards as after any other step.
 */
const stepMs = 20_000;

/**
 * Runs random steps of random visitors until so many have been made.
 * @returns a summary when nothing failed
 * @throws with the shortest failing sequence found, and the command that repeats it
 */
export async function explore(
  browser: Browser,
  world: World,
  { steps, seed, path, progress = () => {} }: Exploration,
): Promise<string> {
  let made = 0;
  let visitors = 0;
  let end: number | undefined;
  // After that limit the remaining sequences are skipped, and do not count as failures.
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
      // A step that is still pending when the visitor leaves will reject.
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
