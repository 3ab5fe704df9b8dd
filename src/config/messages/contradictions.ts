import { legalLanguage, siteLanguages } from '../../model/site-language.ts';
import { layoutContradictions } from './layout.ts';
import { formatPath, type Problem, quote, textsIn, told, unseenIn, valueAt } from './problem.ts';

/** Mistakes that no single field shows; found in the plain data, to be reported with those of the fields. */
export function contradictions(data: unknown): Problem[] {
  return [
    ...profileContradictions(data),
    ...remoteSupportContradictions(data),
    ...themeContradictions(data),
    ...layoutContradictions(data),
    ...languageContradictions(data),
  ];
}

function languageContradictions(data: unknown): Problem[] {
  const given = valueAt(data, ['languages']);
  const known = siteLanguages.filter((language) => Array.isArray(given) && given.includes(language));
  const [first] = known;
  const twice = Array.isArray(given) && given.find((language, index) => given.indexOf(language) < index);
  if (typeof twice === 'string') {
    const others = siteLanguages.filter((language) => !known.includes(language));
    const all = others.length > 0 ? `, or ${listOf([...known, ...others])} for all of them` : '';
    return [{ path: 'languages', message: `Found ${quote(twice)} twice. Write ${listOf(known)}${all}.` }];
  }
  if (first === undefined || known.includes(legalLanguage)) return [];
  const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const message =
    `Missing '${legalLanguage}'. The legal pages are ${nameOf(legalLanguage)}, so one of the languages is. ` +
    `Write ${listOf([legalLanguage, ...known])}, or ${listOf([...known, legalLanguage])} with ${nameOf(first)} at the base.`;
  return [{ path: 'languages', message }];
}

const listOf = (languages: readonly string[]): string => `[${languages.map(quote).join(', ')}]`;

/** A server and its key go together; the other addresses belong to a server. */
function remoteSupportContradictions(data: unknown): Problem[] {
  const { server, ...others } = Object(valueAt(data, ['remoteSupport']));
  const given = ['key', 'relay', 'api'].filter((key) => others[key] !== undefined);
  return told(
    server !== undefined &&
      others.key === undefined && {
        path: 'remoteSupport.key',
        message:
          "Missing. Add `key`, the content of id_ed25519.pub on your server, or remove `server`: then the public servers of the RustDesk project are used. Allowed: a public key such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='.",
      },
    server === undefined &&
      given.length > 0 && {
        path: 'remoteSupport.server',
        message: `Missing. Add \`server\`, or remove ${given.join(', ')}, which mean nothing without it. Allowed: a host name or IP address such as 'rustdesk.example.com'.`,
      },
  );
}

function themeContradictions(data: unknown): Problem[] {
  const { defaultTheme, themes, customTheme } = Object(valueAt(data, ['themeConfig']));
  const isNamed = defaultTheme === 'custom' || (Array.isArray(themes) && themes.includes('custom'));
  if (!isNamed || customTheme !== undefined) return [];
  const message =
    "Missing, but the theme 'custom' is made of it. Add your colours, or choose another theme. Allowed: a block such as { primary: '#fc055b' }.";
  return [{ path: 'themeConfig.customTheme', message }];
}

function profileContradictions(data: unknown): Problem[] {
  const isBlock = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const missing = ['name', 'bio', 'avatar'].filter((key) => valueAt(data, ['profile', key]) === undefined);
  const github = isBlock(data) ? (valueAt(data, ['github']) ?? {}) : undefined;
  if (!isBlock(github) || valueAt(github, ['username']) !== undefined || missing.length === 0) return [];
  const message = `Missing. Add \`username\`, or write the whole profile yourself so that GitHub need not be asked: profile lacks ${missing.join(', ')}. Allowed: a GitHub username such as 'octocat'.`;
  return [{ path: 'github.username', message }];
}

/**
 * Texts that hold half a character, of which no address and no file can be made, or one that shows nothing and acts on what
 * is around it: on the page, in titles, in the contact card. JavaScript writes a character beyond `\uffff` as two units,
 * which mean nothing apart.
 */
export function brokenTexts(data: unknown): Problem[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const { character = '', before } = unseenIn(text) ?? {};
    if (!character) return [];
    const message = /^\\ud[89a-f]/.test(character)
      ? `Found half a character, ${character}, after '${before}'. It was torn in two when the text was cut or pasted. Write the whole character, such as '🚀', or take the half out. Allowed: whole characters.`
      : `Found an invisible character, ${character}, after '${before}'. It came with pasted text. Remove it, or type the word again; Arabic and Hebrew run from right to left without it. Allowed: white space and visible characters.`;
    return [{ path: formatPath(path), message }];
  });
}
