import { addressesIn } from '../../../../config/address.ts';
import { compileSite } from '../../../../config/compile-site.ts';
import { placedSections } from '../../../../config/fields/page.ts';
import { githubUsername } from '../../../../config/format/account.ts';
import { code, type Problem } from '../../../../config/messages/problem.ts';
import { plainValue } from '../../../../config/plain-value.ts';
import { fieldAt, keysOf, schemaTree } from '../../../../config/schema-tree.ts';
import { nothingByDefault } from '../../../../config/shown-by-default.ts';
import type { Site } from '../../../../model/site.ts';
import { at, type Fields, isFields, leftIn, type Note, put, stepsOf, textsOf } from './given.ts';
import { move } from './moves.ts';
import type { OwnFiles } from './own-files.ts';
import { headingOf, Sections } from './sections.ts';
import { ownTheme, ownValues } from './template.ts';

export interface MovedIn {
  config: Fields;
  /** Texts that are not where they were. Every text of the owner's is in the configuration or in one of these. */
  notes: Note[];
}

/**
 * Makes a configuration of gitprofile one of this site, without mistakes. What a move takes is taken out of the owner's
 * values, so that what is left in the end is what has to be told.
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
  const username = account ?? usernameIn(exported);
  const given = ownValues(plainValue(exported), username.toLowerCase() === 'arifszn', notes);
  if (isFields(given.github)) delete given.github.username;
  // The list of projects alone, as some forks have it.
  if (Array.isArray(given.projects)) given.projects = { external: { projects: given.projects } };
  const before = structuredClone(given);
  const sections = new Sections(files);
  const moved = move(given, { username, sections, notes });
  if (isFields(moved.themeConfig)) ownTheme(moved.themeConfig, notes);
  for (const { address, path } of addressesIn(moved)) put(moved, path, files.address(address));
  for (const [key, block] of Object.entries(given)) {
    const isHidden = isFields(block) && block.display === false;
    const isUntouched = textsOf(block).length === textsOf(before[key]).length;
    if (settings.test(key) || isHidden || !isUntouched || !textsOf(block).some(isReadable)) continue;
    sections.take(given, key);
    notes.push({ path: key, message: `is in a section of your own, '${headingOf(key)}'` });
  }
  const config: Fields = {
    github: username ? { username } : {},
    languages: ['en'],
    ...moved,
    customSections: sections.all(),
    ...nothingByDefault,
  };
  const site = accept(config, [...existing, ...files.copies.map(({ to }) => to)], notes);
  // On a phone, what the former site had comes before the further texts.
  if (site?.customSections.length)
    config.layout = { phone: placedSections.filter((id) => site.sections.includes(id)) };
  return { config: inOrder(config), notes: [...notes, ...leftIn(given)] };
}

/** The account, which may be written as an address. */
function usernameIn(exported: unknown): string {
  const written = String(at(exported, 'github.username') ?? '').trim();
  const fault = githubUsername.faultIn(written);
  return fault ? String(fault.correct ?? '') : written;
}

/** Menus and pictures, and further settings: visitors read nothing of it. */
const settings = /^(?:menu|nav|navbar|navigation|routes|analytics|theme|icons?|logo)$/;

/** Words, a name or an address, and no setting such as 'dark'. */
const isReadable = (text: string): boolean =>
  /\s|^https?:|^\p{Lu}|[^\p{ASCII}]|^\S+\.(?:pdf|docx?)$/u.test(text);

/** Corrects what is known how, and leaves out what is wrong. Almost always one round is enough. */
function accept(config: Fields, files: readonly string[], notes: Note[]): Site | undefined {
  const corrected = new Set<string>();
  for (;;) {
    const compiled = compileSite(config, { files });
    const problems = 'problems' in compiled ? compiled.problems : compiled.missing;
    if (problems.length === 0) return 'site' in compiled ? compiled.site : undefined;
    for (const problem of problems) {
      const { path, correct, isGuess } = problem;
      if (path === 'github.username' || path === 'config.ts') return undefined;
      const isKnown = correct !== undefined && !corrected.has(path) && at(config, path) !== undefined;
      corrected.add(path);
      if (isKnown && isGuess)
        notes.push({ path, message: `is ${code(correct)} now: ${code(at(config, path))}` });
      if (isKnown) put(config, path, correct);
      else leaveOut(problem, config, notes);
    }
  }
}

/** An entry that lacks a field that it needs cannot be shown either. */
function leaveOut({ path, message }: Problem, config: Fields, notes: Note[]): void {
  const steps = stepsOf(path);
  const block = fieldAt(steps.slice(0, -1).map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  const isNeeded = (block?.items ?? block)?.required?.includes(String(steps.at(-1)));
  const whole = isNeeded ? path.replace(/\.?[^.[\]]+$/, '') : path;
  const texts = textsOf(at(config, whole)).map((text) => `'${text}'`);
  // Three dozen names of themes help nobody here.
  const found = message.length < 200 ? message : message.replace(/ Allowed(?: here)?:.*$/s, '');
  const lost = texts.filter((text) => !found.includes(text));
  notes.push({ path, message: found + (lost.length > 0 ? ` Left out: ${lost.join(', ')}.` : '') });
  put(config, whole, undefined);
}

/** Leaves out what is empty, in the order of the manual. */
export function inOrder(config: Fields): Fields {
  const order = keysOf(schemaTree);
  const blocks = Object.entries({ ...(filledIn(config) as Fields), ...nothingByDefault });
  return Object.fromEntries(blocks.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

function filledIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([key, one]) => [key, filledIn(one)] as const);
  const filled = inside.filter(([, one]) => one !== undefined);
  if (filled.length === 0) return undefined;
  return Array.isArray(value) ? filled.map(([, one]) => one) : Object.fromEntries(filled);
}
