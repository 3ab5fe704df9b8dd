import { type SiteLanguage, siteLanguages } from '../../model/site-language.ts';
import type { Fault } from '../format/text-format.ts';

/** A mistake or an oddity in `config.ts`, described so that the owner can correct it. */
export interface Problem {
  /** Where it is: `projects.github.automatic.limit`, `skills[3]`, or the name of the file. */
  path: string;
  /** In the file, counted from 1; undefined where it is not known. */
  line?: number | undefined;
  /** The finding, a cure and what is allowed: whole sentences, in English. */
  message: string;
  /** The value that was meant, where it is known: with it, the field is right. */
  correct?: unknown;
  /** True if `correct` is only similar to what was found. */
  isGuess?: boolean;
}

/** Tells what is wrong with a value. @param found undefined where it is missing */
export function problemOf(path: string, found: unknown, fault: Fault, allowed: string): Problem {
  const { correct, isGuess } = fault;
  const finding = found === undefined ? undefined : describeValue(found);
  const message = messageOf(finding, fault, allowed, quotesFor(found, correct));
  return { path, message, ...(correct !== undefined && { correct, ...(isGuess && { isGuess }) }) };
}

/** @param found in words; undefined where something is missing */
export function messageOf(found: string | undefined, fault: Fault, allowed: string, quotes = ''): string {
  const { correct, isGuess, advice } = fault;
  const finding = found === undefined ? 'Missing.' : `Found ${found}.`;
  const write = isGuess ? `Did you mean ${code(correct)}?` : `Write ${code(correct)}${quotes}.`;
  return [finding, correct !== undefined && write, advice, `Allowed: ${allowed}.`].filter(Boolean).join(' ');
}

function quotesFor(found: unknown, correct: unknown): string {
  if (typeof correct === 'string' && typeof found !== 'string') return ', in quotes';
  return /^(?:number|boolean)$/.test(typeof correct) && typeof found === 'string' ? ' without quotes' : '';
}

/** A value as `config.ts` writes it, on one line. */
export function code(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, one]) => `${key}: ${code(one)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Messages by the paths of their places; an empty one is no problem. */
type Messages = Readonly<Record<string, string | false | 0 | undefined>>;

export const problemsAt = (messages: Messages): Problem[] =>
  Object.entries(messages).flatMap(([path, message]) => (message ? [{ path, message }] : []));

/** Problems of the entries of a list. @param messagesOf by paths within the entry */
export const problemsInEach = <Entry>(
  list: string,
  entries: readonly (Entry | undefined)[] | undefined,
  messagesOf: (entry: Entry, index: number) => Messages,
): Problem[] =>
  (entries ?? []).flatMap((entry, index) =>
    problemsAt(entry === undefined ? {} : messagesOf(entry, index)).map(({ path, message }) => ({
      path: `${list}[${index}]${path && `.${path}`}`,
      message,
    })),
  );

/** Writes a path as in code, with quotes around keys that are no identifiers. The empty path is `config.ts`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = String(step);
    return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  });
  return steps.join('').replace(/^\./, '') || 'config.ts';
}

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], data);

interface Located {
  value: unknown;
  steps: readonly PropertyKey[];
  path: string;
}

/** All values in plain data, from the outermost inwards. */
export function valuesIn(value: unknown, steps: readonly PropertyKey[] = []): Located[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isList = Array.isArray(value);
  return [
    { value, steps, path: formatPath(steps) },
    ...inside.flatMap(([key, entry]) => valuesIn(entry, [...steps, isList ? Number(key) : key])),
  ];
}

export interface TextAt extends Omit<Located, 'value'> {
  text: string;
}

export const textsIn = (data: unknown, steps: readonly PropertyKey[] = []): TextAt[] =>
  valuesIn(data, steps).flatMap(({ value, ...location }) =>
    typeof value === 'string' ? [{ text: value, ...location }] : [],
  );

export const textPerLanguage = (languages: readonly SiteLanguage[] = siteLanguages): string =>
  `{ ${languages.map((language) => `${language}: '…'`).join(', ')} }`;

/** Names a plain value, to follow "Found": `the text '8'`, `a list`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'symbol') return value.description ?? 'a symbol';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a block { … }' : String(value);
}

/** Half characters, control characters except white space, bidi marks and noncharacters. */
export const unseen = /\p{Surrogate}|[^\P{Cc}\s]|[\u202a-\u202e\u2066-\u2069]|\p{Noncharacter_Code_Point}/gu;

/** Characters that show nothing, as JavaScript writes them: `\u202e`. */
export const escaped = (text: string): string =>
  text.replace(unseen, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });

/** A text in quotes, on one line, shortened when it is long. */
export function quote(text: string): string {
  const line = escaped(text.replace(/\s+/g, ' '));
  return `'${line.length > 60 ? `${line.slice(0, 57)}…` : line}'`;
}
