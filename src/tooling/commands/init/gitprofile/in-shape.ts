import { isByLanguage } from '../../../../config/fields/field.ts';
import { plainName } from '../../../../config/messages/nearest.ts';
import otherWords from '../../../../config/messages/other-words.json' with { type: 'json' };
import { type Field, fieldAt, keysOf, schemaTree } from '../../../../config/schema-tree.ts';
import { type FurtherTexts, headingOf } from './further-texts.ts';
import { appended, entryFields } from './moves.ts';
import { type Fields, isFields, listOf, type Note } from './plain.ts';

/** Blocks of settings: a visitor reads nothing of what else is in them. */
const settings = /^(?:base|github|projects|seo|googleAnalytics|hotjar|blog|themeConfig|resume)(?:\.|$)/;

/** The blocks that gitprofile has, too. A fork's block of another name means something else than ours of that name. */
const shared = [
  ...[
    'github',
    'base',
    'profile',
    'projects',
    'seo',
    'social',
    'resume',
    'skills',
    'experiences',
    'certifications',
  ],
  ...[
    'educations',
    'publications',
    'blog',
    'googleAnalytics',
    'hotjar',
    'themeConfig',
    'footer',
    'enablePWA',
  ],
  'githubContributions',
];

/** What shows pictures, menus or settings beside the texts. */
const decoration = /^(?:menu|nav|navbar|navigation|routes|analytics|theme|icons?|logo)$/i;

/** Gives the data the shape of the schema. What has no place becomes a text of a section, or is told. */
export function inShape(data: Fields, further: FurtherTexts, notes: Note[]): Fields {
  return fitBlock(data, schemaTree, '') as Fields;

  function fitValue(value: unknown, field: Field, path: string): unknown {
    if (field.perLanguage && isByLanguage(value)) return value;
    if (field.items) {
      const { items } = field;
      const list = path === 'skills' ? skillsIn(value) : listOf(value);
      return list.flatMap((one) => fitEntry(one, items, path) ?? []);
    }
    if (field.properties) return fitBlock(value, field, path);
    if (field.anyOf) return path === 'skills' ? value : fitText(value, path);
    if (field.type === 'boolean') return fitSwitch(value, path);
    if (field.type === 'integer') return fitNumber(value, path);
    return fitText(value, path);
  }

  function fitBlock(value: unknown, field: Field, path: string): unknown {
    if (!isFields(value)) {
      leaveOut(path, value);
      return undefined;
    }
    const inside = Object.entries(value).flatMap(([key, one]) => {
      const isOther = path === '' && !shared.includes(key);
      const known = isOther ? undefined : fieldAt([key], field);
      const place = path === '' ? key : `${path}.${key}`;
      if (!known) {
        leaveOut(place, one);
        return [];
      }
      const fitted = fitValue(one, known, place);
      return fitted === undefined ? [] : [[key, fitted] as const];
    });
    return Object.fromEntries(inside);
  }

  /** An entry of a list. Texts that it has no field for follow its description. */
  function fitEntry(entry: unknown, field: Field, path: string): unknown {
    if (path === 'skills') return skillOf(entry);
    if (!field.properties) return fitText(entry, path);
    if (!isFields(entry)) {
      const [first = ''] = keysOf(field);
      const name = path === appended ? 'title' : first;
      return typeof entry === 'string' ? { [name]: entry } : undefined;
    }
    const fitted: Fields = {};
    const rest: string[] = [];
    const keys = keysOf(field);
    const isKnown = ([key]: [string, unknown]) => keys.includes(key);
    const inOrder = Object.entries(entry).toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
    for (const [key, value] of inOrder) {
      const table = entryFields[path] ?? {};
      const meant = keys.includes(key) ? key : (table[key] ?? keys.find((known) => isSameWord(key, known)));
      if (meant && fitted[meant] === undefined) {
        const known = fieldAt([meant], field);
        fitted[meant] = known && fitValue(value, known, `${path}.${meant}`);
      } else {
        const texts = textsIn(value);
        rest.push(...texts.filter((text) => !isPicture(text)));
        if (texts.some(isPicture))
          notes.push({ path: `${path}: ${key}`, message: 'is a picture that has no place here' });
      }
    }
    const target = ['description', 'body', 'degree', 'text'].find((key) => keys.includes(key));
    if (target && rest.length > 0) fitted[target] = [fitted[target], ...rest].filter(Boolean).join(' · ');
    else if (rest.length > 0) further.add(headingOf(path), rest);
    return Object.keys(fitted).length > 0 ? fitted : undefined;
  }

  function fitText(value: unknown, path: string): unknown {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    const texts = textsIn(value);
    if (texts.length > 0) return texts.join(', ');
    leaveOut(path, value);
    return undefined;
  }

  function fitSwitch(value: unknown, path: string): unknown {
    if (typeof value === 'boolean') return value;
    if (/^(?:true|false)$/i.test(String(value))) return String(value).toLowerCase() === 'true';
    if (isFields(value) && typeof value.display === 'boolean') return value.display;
    leaveOut(path, value);
    return undefined;
  }

  function fitNumber(value: unknown, path: string): unknown {
    const number = Math.round(Number(value));
    // In gitprofile 0 means its default.
    if (number > 0) return number;
    if (value !== 0) leaveOut(path, value);
    return undefined;
  }

  function leaveOut(path: string, value: unknown): void {
    if (!settings.test(path) && !decoration.test(path)) {
      const [key = ''] = path.split('.');
      const isSection = isText(value) && further.add(headingOf(key), value);
      notes.push({
        path,
        message: isSection ? `is in a section of your own, '${headingOf(key)}'` : 'does not exist here',
      });
    } else notes.push({ path, message: 'does not exist here' });
  }
}

const words: Readonly<Record<string, string>> = otherWords;

/** Whether a key is a field here, in one of the words that messages know. */
export const isSameWord = (key: string, known: string): boolean =>
  plainName(key) === plainName(known) || !!words[known]?.split(' ').includes(plainName(key));

/** Something to read: words, a name or an address, and no setting such as `{ theme: 'dark' }`. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return /\s|^https?:|[^\p{ASCII}]/u.test(value);
  // Entries of a list have names of one word, too.
  if (Array.isArray(value))
    return value.some((one) => isText(one) || textsIn(one).some((text) => /^[A-Z]/.test(text)));
  return isFields(value) && value.display !== false && Object.values(value).some(isText);
}

/** The texts in a value, in their order. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return isFields(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
};

const isPicture = (text: string): boolean => /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|ico)$/i.test(text);

/** Skills as forks write them: in a text with commas, or in a block of groups or of levels. */
function skillsIn(value: unknown): unknown[] {
  if (typeof value === 'string') return splitAtCommas(value);
  if (!isFields(value)) return listOf(value);
  return Object.entries(value).map(([key, list]) =>
    typeof list === 'number' || typeof list === 'boolean'
      ? key
      : { group: headingOf(key), list: textsIn(list).flatMap(splitAtCommas) },
  );
}

/** A comma in brackets separates nothing. */
const splitAtCommas = (text: string): string[] => text.split(/\s*,\s*(?![^(]*\))/).filter(Boolean);

/** A skill, or a group of skills in one of the ways in which forks write them. */
function skillOf(skill: unknown): unknown {
  if (!isFields(skill)) return Array.isArray(skill) ? skill.flatMap(skillOf) : textsIn(skill);
  const list = Object.entries(skill).find(([, one]) => Array.isArray(one));
  const name = Object.entries(skill).find(([, one]) => typeof one === 'string');
  if (!list) return name ? [name[1]] : [];
  return [{ group: name?.[1] ?? headingOf(list[0]), list: textsIn(list[1]) }];
}
