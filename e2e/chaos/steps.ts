import fc from 'fast-check';
import { damages } from './device.ts';
import { failureNames, hosts } from './outside.ts';
import { states, type Visitor } from './visitor.ts';

export interface Step {
  name: string;
  /** Whether the step makes sense in the current state. */
  isPossible: (visitor: Visitor) => boolean;
  run: (visitor: Visitor) => Promise<unknown>;
}

/** A step with one of several choices, appended to its name. A higher weight makes it more frequent. */
const choice = <Choice extends string | number>(
  weight: number,
  name: string,
  choices: readonly Choice[],
  isPossible: Step['isPossible'],
  run: (visitor: Visitor, choice: Choice) => Promise<unknown>,
): { weight: number; arbitrary: fc.Arbitrary<Step> } => ({
  weight,
  arbitrary: fc
    .constantFrom(...choices)
    .map((chosen) => ({ name: `${name}${chosen}`, isPossible, run: (visitor) => run(visitor, chosen) })),
});

const step = (weight: number, name: string, isPossible: Step['isPossible'], run: Step['run']) =>
  choice(weight, name, [''], isPossible, run);

const always = () => true;
const hasOneTab: Step['isPossible'] = ({ tabs }) => tabs.length === 1;
const hasTwoTabs: Step['isPossible'] = ({ tabs }) => tabs.length === 2;
const isOnline: Step['isPossible'] = ({ isOffline }) => !isOffline;
const isOffline: Step['isPossible'] = ({ isOffline }) => isOffline;
const isWell: Step['isPossible'] = ({ storage }) => storage === 'well';
const isBroken: Step['isPossible'] = ({ storage }) => storage !== 'well';
const isWritable: Step['isPossible'] = ({ storage }) => storage !== 'full';
/** Without storage a choice holds for one visit only, which the invariants do not model. */
const isKept: Step['isPossible'] = ({ storage }) => storage !== 'blocked';
/** A restarted worker would use the machine's time before a test could set its clock. */
const isInTime: Step['isPossible'] = ({ isClockMoved }) => !isClockMoved;

const hour = 3600;
const times = [90, 16 * 60, 2 * hour, 24 * hour];
const pages = ['', '', '', 'impressum', 'datenschutz'];
const links = ['/impressum', '/datenschutz', '/'];
const themes = ['nord', 'light', 'dark', 'dracula'];
const answers = ['Akzeptieren', 'Ablehnen'] as const;
const damageNames = Object.keys(damages) as (keyof typeof damages)[];

const failures = hosts.map((host) =>
  choice(host === 'github' ? 4 : 1, `${host} answers with `, failureNames, always, async (visitor, failure) =>
    visitor.fail(host, failure),
  ),
);

/** A random failure of a host. */
export const anyFailure = fc.oneof(...failures);

/** A random step of a visitor. */
export const anyStep = fc.oneof(
  ...failures,
  step(3, 'all hosts are well', always, async ({ outside }) => outside.failing.clear()),

  choice(6, 'goes to /', pages, always, (visitor, path) => visitor.visit(path)),
  choice(3, 'follows the link to ', links, always, (visitor, path) => visitor.click(`a[href="${path}"]`)),
  step(6, 'reloads', always, ({ tab }) => tab.page.reload({ waitUntil: 'commit' })),
  step(2, 'opens a second tab', hasOneTab, (visitor) => visitor.openTab()),
  step(6, 'turns to the other tab', hasTwoTabs, async (visitor) => visitor.turn()),
  step(1, 'closes the tab', hasTwoTabs, (visitor) => visitor.closeTab(visitor.tab)),
  step(2, 'closes all tabs and comes back', always, (visitor) => visitor.comeBack()),

  step(3, 'the network is gone', isOnline, (visitor) => visitor.goOffline(true)),
  step(4, 'the network is back', isOffline, (visitor) => visitor.goOffline(false)),

  choice(3, 'seconds that pass: ', times, always, (visitor, seconds) => visitor.passTime(seconds)),
  choice(1, 'seconds that the clock is ahead: ', times, always, (visitor, ahead) => visitor.setClock(ahead)),
  choice(1, 'seconds that the clock is behind: ', times, always, (visitor, late) => visitor.setClock(-late)),
  step(1, 'the clock is set right', always, (visitor) => visitor.setClock(0)),

  choice(2, 'deployed is "full", ', states, always, (visitor, state) => visitor.deploy('full', state)),
  choice(2, 'deployed is "renewed", ', states, always, (visitor, state) => visitor.deploy('renewed', state)),
  step(2, 'looks for a new version', always, (visitor) => visitor.lookForVersion()),
  step(4, 'takes the new version', always, (visitor) => visitor.takeVersion()),
  step(1, 'puts the new version off', always, (visitor) => visitor.click('.notices button', 'Später')),
  step(2, 'the worker is killed', isInTime, (visitor) => visitor.killWorker()),

  step(1, 'storage is blocked', isWell, (visitor) => visitor.block(true)),
  step(1, 'storage is full', isWell, (visitor) => visitor.fill(true)),
  step(2, 'storage works again', isBroken, (visitor) =>
    visitor.storage === 'full' ? visitor.fill(false) : visitor.block(false),
  ),
  choice(2, '', damageNames, isWritable, (visitor, damage) => visitor.damage(damages[damage])),

  choice(1, 'chooses the theme ', themes, isKept, (visitor, theme) => visitor.chooseTheme(theme)),
  choice(2, 'asked for consent, says ', answers, isKept, (visitor, words) => visitor.answer(words)),
);
