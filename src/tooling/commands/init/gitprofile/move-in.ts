import { addressesIn } from '../../../../config/address.ts';
import { compileSite } from '../../../../config/compile-site.ts';
import { placedSections } from '../../../../config/fields/page.ts';
import { githubUsername } from '../../../../config/format/account.ts';
import { newestFirst } from '../../../../config/format/dates.ts';
import type { Problem } from '../../../../config/messages/problem.ts';
import { plainValue } from '../../../../config/plain-value.ts';
import { fieldAt, keysOf, schemaTree } from '../../../../config/schema-tree.ts';
import { nothingByDefault } from '../../../../config/shown-by-default.ts';
import type { Site } from '../../../../model/site.ts';
import { FurtherTexts, headingOf } from './further-texts.ts';
import { at, type Fields, Given, isFields, type Note, put, stepsOf } from './given.ts';
import { move } from './moves.ts';
import type { OwnFiles } from './own-files.ts';
import { ownValues } from './own-values.ts';

export interface MovedIn {
  config: Fields;
  /** What is not where it was. Every text of the owner's is in the configuration or in one of these. */
  notes: Note[];
}

/**
 * Makes a configuration of gitprofile one of this site, without mistakes.
 * @param account of GitHub, where the file's is not right
 * @param existing files in `public/`
 */
export function movedIn(
  exported: unknown,
  files: OwnFiles,
  existing: readonly string[],
  account?: string,
): MovedIn {
  const notes: Note[] = [];
  const further = new FurtherTexts(files);
  const username = account ?? usernameIn(exported);
  const values = ownValues(plainValue(exported), username, notes);
  // The list of projects alone, as some forks have it.
  if (Array.isArray(values.projects)) values.projects = { external: { projects: values.projects } };
  const given = new Given(values);
  given.at('github', 'username').tickOff();
  noteHidden(given, notes);
  const moved = move(given, { username, further, notes });
  for (const { address, path } of addressesIn(moved)) {
    const file = files.address(address);
    put(moved, path, file);
    if (file === undefined) notes.push({ path, message: `'${address}' leads nowhere` });
  }
  for (const [key, block] of given.fields)
    if (!settings.test(key) && block.isUntouched && isText(block)) {
      further.add(headingOf(key), block);
      notes.push({ path: key, message: `is in a section of your own, '${headingOf(key)}'` });
    }
  const customSections = further.sections();
  const config: Fields = {
    github: username ? { username } : {},
    languages: ['en'],
    ...moved,
    ...(customSections.length > 0 && { customSections }),
    ...nothingByDefault,
  };
  const site = accept(config, [...existing, ...files.copies.map(({ to }) => to)], notes);
  // On a phone, the sections that the former site had come before those of further texts.
  if (site && customSections.length > 0)
    config.layout = { phone: placedSections.filter((id) => site.sections.includes(id)) };
  noteOrder(config, notes);
  return { config: inOrder(config), notes: [...notes, ...given.left()] };
}

/** The account, which may be written as an address. */
function usernameIn(exported: unknown): string {
  const written = String(at(exported, 'github.username') ?? '').trim();
  const fault = githubUsername.faultIn(written);
  return fault ? String(fault.correct ?? '') : written;
}

/** Menus and pictures, and further settings: visitors read nothing of it. */
const settings = /^(?:menu|nav|navbar|navigation|routes|analytics|theme|icons?|logo)$/;

/** Something to read: words, a name or an address, and no setting such as `{ theme: 'dark' }`. */
const isText = (given: Given): boolean =>
  given.unreadTexts.some((text) => /\s|^https?:|^\p{Lu}|[^\p{ASCII}]|^\S+\.(?:pdf|docx?)$/u.test(text));

/** What no visitor of the former site saw is not shown here either. */
function noteHidden(given: Given, notes: Note[]): void {
  const blocks = [...given.fields, ...given.at('projects').fields];
  for (const [, block] of blocks) {
    const isHidden =
      isFields(block.value) && block.value.display === false && block.path !== 'projects.github';
    const texts = isHidden ? block.unreadTexts : [];
    if (texts.length === 0) continue;
    block.tickOff();
    notes.push({
      path: block.path,
      message: `was not shown, and is left out: ${texts.map((one) => `'${one}'`).join(', ')}`,
    });
  }
}

/** Corrects what is known how, and leaves out what is wrong. Almost always one round is enough. */
function accept(config: Fields, files: readonly string[], notes: Note[]): Site | undefined {
  const corrected = new Set<string>();
  for (;;) {
    const compiled = compileSite(config, { files });
    const problems = 'problems' in compiled ? compiled.problems : compiled.missing;
    if (problems.length === 0) return 'site' in compiled ? compiled.site : undefined;
    for (const problem of problems) {
      const { path, correct } = problem;
      if (path === 'github.username' || path === 'config.ts') return undefined;
      const isKnown = correct !== undefined && !corrected.has(path) && at(config, path) !== undefined;
      corrected.add(path);
      if (isKnown) put(config, path, correct);
      else leaveOut(problem, config, notes);
    }
  }
}

/** Without a field that it needs, an entry cannot be shown either. */
function leaveOut({ path, message }: Problem, config: Fields, notes: Note[]): void {
  const steps = stepsOf(path);
  const block = fieldAt(steps.slice(0, -1).map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  const isNeeded = (block?.items ?? block)?.required?.includes(String(steps.at(-1)));
  const whole = isNeeded ? path.replace(/\.?[^.[\]]+$/, '') : path;
  const texts = new Given(at(config, whole)).unreadTexts.map((text) => `'${text}'`);
  // Three dozen names of themes help nobody here.
  const found = message.length < 200 ? message : message.replace(/ Allowed(?: here)?:.*$/s, '');
  const lost = texts.filter((text) => !found.includes(text));
  notes.push({ path, message: found + (lost.length > 0 ? ` Left out: ${lost.join(', ')}.` : '') });
  put(config, whole, undefined);
}

/** Without what is empty, in the order of the manual. */
export function inOrder(config: Fields): Fields {
  const filled = filledIn(config) as Fields;
  const order = keysOf(schemaTree);
  const blocks = Object.entries({ ...filled, ...nothingByDefault });
  return Object.fromEntries(blocks.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn).filter((one) => one !== undefined);
  if (!isFields(value)) return value;
  const inside = Object.entries(value).map(([key, one]) => [key, filledIn(one)] as const);
  const filled = inside.filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function noteOrder(config: Fields, notes: Note[]): void {
  for (const block of ['experiences', 'educations', 'certifications']) {
    const list = [config[block]].flat().filter(isFields);
    const isMoved = newestFirst(list).some((entry, index) => entry !== list[index]);
    if (isMoved)
      notes.push({ path: block, message: 'are shown newest first, in another order than in the file' });
  }
}
