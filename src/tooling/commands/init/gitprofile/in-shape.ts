import { plainName } from '../../../../config/messages/nearest.ts';
import otherWords from '../../../../config/messages/other-words.json' with { type: 'json' };
import { type Field, fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { type FurtherTexts, headingOf } from './further-texts.ts';
import { type Fields, isFields, listIn, listOf, type Note, textsIn } from './values.ts';

/** Menus and pictures, and further settings: visitors read nothing of it. */
const settings =
  /^(?:menu|nav|navbar|navigation|routes|analytics|theme|icons?|logo)$|^(?:github|projects|seo|googleAnalytics|hotjar|blog|themeConfig|resume)\./;

/** The blocks that gitprofile has, too. A fork's block of another name means something else than ours of that name. */
const shared = [
  ...['base', 'github', 'githubContributions', 'projects', 'profile', 'seo', 'resume', 'skills'],
  ...['experiences', 'certifications', 'educations', 'publications', 'blog'],
  ...['googleAnalytics', 'hotjar', 'themeConfig', 'footer', 'enablePWA'],
];

/** Gives the data the shape of the schema. What has no place becomes a text of a section, or is noted. */
export function inShape(data: Fields, further: FurtherTexts, notes: Note[]): Fields {
  const blocks = Object.entries(data).flatMap(([key, value]) => {
    if (key === 'social' && isFields(value)) return [];
    const field = shared.includes(key) ? fieldAt([key]) : undefined;
    return fitField(value, field, key);
  });
  return Object.fromEntries(blocks);

  /** @returns the field with its value, or nothing */
  function fitField(value: unknown, field: Field | undefined, path: string): (readonly [string, unknown])[] {
    const fitted = field && fitValue(value, field, path);
    const [key = ''] = path.split('.').slice(-1);
    if (fitted !== undefined) return [[key, fitted]];
    // In gitprofile 0 means its default.
    if (value !== 0) leaveOut(path, value);
    return [];
  }

  /** Undefined for a value of another kind. */
  function fitValue(value: unknown, field: Field, path: string): unknown {
    const { items } = field;
    if (path === 'skills') return listOf(value).flatMap(skillOf);
    if (items) return listIn(value).flatMap((one) => fitEntry(one, items, path) ?? []);
    if (!field.properties) return plainValue(value, field);
    return isFields(value) ? fitBlock(value, field, path) : undefined;
  }

  function fitBlock(block: Fields, field: Field, path: string): Fields {
    const inside = Object.entries(block).flatMap(([key, value]) =>
      fitField(value, fieldAt([key], field), `${path}.${key}`),
    );
    return Object.fromEntries(inside);
  }

  /** An entry of a list. Texts that it has no field for follow its description. */
  function fitEntry(entry: unknown, field: Field, path: string): unknown {
    const keys = keysOf(field);
    const [first] = keys;
    if (first === undefined) return plainValue(entry, field);
    if (!isFields(entry)) return { [first]: String(entry) };
    const fitted: Fields = {};
    const rest: unknown[] = [];
    for (const [key, value] of knownFirst(entry, keys)) {
      const meant = keys.find((known) => isSameWord(key, known) && fitted[known] === undefined);
      const known = meant && fieldAt([meant], field);
      if (known) fitted[meant] = fitValue(value, known, `${path}.${meant}`);
      else if (textsIn(value).some(isPicture))
        notes.push({ path: `${path}: ${key}`, message: 'is a picture that has no place here' });
      else rest.push(value);
    }
    describe(fitted, textsIn(rest), keys, path);
    return Object.keys(fitted).length > 0 ? fitted : undefined;
  }

  function describe(entry: Fields, texts: readonly string[], keys: readonly string[], path: string): void {
    if (texts.length === 0) return;
    const target = ['description', 'body', 'degree', 'text'].find((key) => keys.includes(key));
    if (target) entry[target] = [entry[target], ...texts].filter(Boolean).join(' · ');
    else further.add(headingOf(path), texts);
  }

  function leaveOut(path: string, value: unknown): void {
    const [key = ''] = path.split('.');
    const isShown = !settings.test(path) && isText(value) && further.add(headingOf(key), value);
    const message = isShown ? `is in a section of your own, '${headingOf(key)}'` : 'does not exist here';
    notes.push({ path, message });
  }
}

const words: Readonly<Record<string, string>> = otherWords;

/** Whether a key is a field here, in one of the words that messages know. */
export const isSameWord = (key: string, known: string): boolean =>
  plainName(key) === plainName(known) || !!words[known]?.split(' ').includes(plainName(key));

/** Something to read: words, a name or an address, and no setting such as `{ theme: 'dark' }`. */
const isText = (value: unknown): boolean =>
  !(isFields(value) && value.display === false) &&
  textsIn(value).some((text) => /\s|^https?:|^\p{Lu}|[^\p{ASCII}]/u.test(text));

const isPicture = (text: string): boolean => /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|ico)$/i.test(text);

function plainValue(value: unknown, { type }: Field): string | number | boolean | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'integer') return Math.max(0, Math.round(Number(value))) || undefined;
  return textsIn(value).join(', ') || undefined;
}

/** Fields by their own names come before other words for them. */
function knownFirst(entry: Fields, keys: readonly string[]): [string, unknown][] {
  const fields = Object.entries(entry);
  const isKnown = ([key]: [string, unknown]) => keys.includes(key);
  return [...fields.filter(isKnown), ...fields.filter((field) => !isKnown(field))];
}

/** A skill. Forks have blocks of a name and a level, or of a heading and a list. */
function skillOf(skill: unknown): unknown {
  if (!isFields(skill)) return textsIn(skill);
  const [name = ''] = textsIn(skill);
  const list = Object.values(skill).find(Array.isArray);
  return list ? { group: name, list: textsIn(list) } : name;
}
