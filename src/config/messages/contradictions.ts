import { legalLanguage, siteLanguages } from '../../model/site-language.ts';
import { customSectionContradictions, layoutContradictions } from './layout.ts';
import { type Problem, quote, valueAt } from './problem.ts';

/**
 * Mistakes that no single field shows. They are looked for in the plain data, so that they are reported together
 * with the mistakes in the fields.
 */
export function contradictions(data: unknown): Problem[] {
  return [
    ...profileContradictions(data),
    ...remoteSupportContradictions(data),
    ...themeContradictions(data),
    ...layoutContradictions(data),
    ...customSectionContradictions(data),
    ...languageContradictions(data),
  ];
}

/** The legal pages are German, whatever else the page is. */
function languageContradictions(data: unknown): Problem[] {
  const given = valueAt(data, ['languages']);
  const known = siteLanguages.filter((language) => Array.isArray(given) && given.includes(language));
  const [first] = known;
  if (first === undefined || known.includes(legalLanguage)) return [];
  const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const listOf = (languages: readonly string[]) => `[${languages.map(quote).join(', ')}]`;
  const message =
    `Missing '${legalLanguage}'. The legal pages are ${nameOf(legalLanguage)}, so one of the languages is. ` +
    `Write ${listOf([legalLanguage, ...known])}, or ${listOf([...known, legalLanguage])} with ${nameOf(first)} at the base.`;
  return [{ path: 'languages', message }];
}

/** A server and its key go together; the other addresses belong to a server. */
function remoteSupportContradictions(data: unknown): Problem[] {
  const isGiven = (key: string) => valueAt(data, ['remoteSupport', key]) !== undefined;
  const path = 'remoteSupport';
  if (isGiven('server')) {
    const message =
      'Missing. Add `key`, the content of id_ed25519.pub on your server, or remove `server`: then the public servers ' +
      "of the RustDesk project are used. Allowed: a public key such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='.";
    return isGiven('key') ? [] : [{ path: `${path}.key`, message }];
  }
  const given = ['key', 'relay', 'api'].filter(isGiven);
  const message =
    `Missing. Add \`server\`, or remove ${given.join(', ')}, which mean nothing without it. ` +
    "Allowed: a host name or IP address such as 'rustdesk.example.com'.";
  return given.length > 0 ? [{ path: `${path}.server`, message }] : [];
}

/** The theme of one's own colours is there with colours only. */
function themeContradictions(data: unknown): Problem[] {
  const { defaultTheme, themes, customTheme } = Object(valueAt(data, ['themeConfig']));
  const isNamed = defaultTheme === 'custom' || (Array.isArray(themes) && themes.includes('custom'));
  if (!isNamed || customTheme !== undefined) return [];
  const message =
    "Missing, but the theme 'custom' is made of it. Add your colours, or choose another theme. " +
    "Allowed: a block such as { primary: '#fc055b' }.";
  return [{ path: 'themeConfig.customTheme', message }];
}

/** The profile comes from GitHub, or is given in full. */
function profileContradictions(data: unknown): Problem[] {
  const isGiven = (...path: string[]) => valueAt(data, path) !== undefined;
  const missing = ['name', 'bio', 'avatar'].filter((key) => !isGiven('profile', key));
  if (!isBlock(data) || (isGiven('github') && !isBlock(valueAt(data, ['github'])))) {
    return [];
  }
  if (isGiven('github', 'username') || missing.length === 0) {
    return [];
  }
  return [
    {
      path: 'github.username',
      message:
        'Missing. Add `username`, or write the whole profile yourself so that GitHub need not be asked: profile lacks ' +
        `${missing.join(', ')}. Allowed: a GitHub username such as 'octocat'.`,
    },
  ];
}

const isBlock = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
