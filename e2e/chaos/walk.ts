import { setTimeout as pause } from 'node:timers/promises';
import { failureNames, hosts } from './outside.ts';
import type { Visitor } from './visitor.ts';

/** Picks one at random, and adds it to the story. */
type Pick = <Choice extends string>(choices: readonly Choice[]) => Choice;
type Step = (visitor: Visitor, pick: Pick) => unknown;

const fail: Step = ({ outside }, pick) => outside.fail(pick(hosts), pick(failureNames));

/** By weight. Each does nothing where it makes no sense. */
const steps: readonly [weight: number, name: string, step: Step][] = [
  [10, 'a host fails:', fail],
  [5, 'github fails:', ({ outside }, pick) => outside.fail('github', pick(failureNames))],
  [3, 'all hosts are well', ({ outside }) => outside.failing.clear()],
  [6, 'goes to /', (visitor, pick) => visitor.visit(pick(['', 'impressum', 'datenschutz']))],
  [3, 'follows the link to', (visitor, pick) => visitor.click(`a[href="${pick(['/impressum', '/'])}"]`)],
  [6, 'reloads', ({ page }) => page.reload({ waitUntil: 'commit' })],
  [3, 'closes the site and comes back', (visitor) => visitor.comeBack()],
  [7, 'the network goes or comes back', (visitor) => visitor.goOffline(!visitor.isOffline)],
  [4, 'a version is deployed:', ({ deployment }, pick) => deployment.deploy(pick(['full', 'renewed']))],
  [2, 'looks for a new version', (visitor) => visitor.checkForUpdate()],
  [4, 'takes the new version', (visitor) => visitor.click('.notices button', 'Neu laden')],
  [1, 'puts the new version off', (visitor) => visitor.click('.notices button', 'Später')],
  [2, 'the worker is killed', (visitor) => visitor.killWorker()],
  [2, 'loses all caches but the shell', (visitor) => visitor.loseCaches()],
];
const weighted = steps.flatMap(([weight, ...step]) => Array.from({ length: weight }, () => step));

/** Playwright waits forever for a killed worker. The page is checked afterwards as after any other step. */
const stepMs = 20_000;

/** Makes random steps. @throws when an invariant is violated, with the steps before */
export async function walk(visitor: Visitor, count: number, seed: number): Promise<void> {
  let state = seed;
  const any = <Choice>(choices: readonly Choice[]): Choice => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return choices[Math.floor((state / 2 ** 31) * choices.length)] as Choice;
  };
  const story: string[] = [];
  const make = async (name: string, step: Step) => {
    const words = [name];
    const done = Promise.resolve(step(visitor, (choices) => words[words.push(any(choices)) - 1] as never));
    story.push(words.join(' '));
    // A step that is still pending when the visitor leaves will reject.
    done.catch(() => {});
    await Promise.race([done, pause(stepMs, undefined, { ref: false })]);
  };
  try {
    await visitor.deployment.deploy('full');
    if (any([true, false])) await make('a host fails:', fail);
    await make('comes for the first time', () => visitor.visit(''));
    await visitor.rest();
    for (let made = 1; made < count; made += 1) {
      await make(...any(weighted));
      await visitor.rest();
    }
  } catch (error) {
    const again = `STEPS=${count} SEED=${seed} npm run test:chaos`;
    throw new Error(`${(error as Error).message}\n\nafter\n- ${story.join('\n- ')}\n\nAgain: ${again}`);
  }
}
