import { type SectionId, sections } from '../../model/section.ts';
import { legalLanguage } from '../../model/site-language.ts';
import { placedSections } from '../fields/page.ts';
import { pathInWords } from './location.ts';
import { nearest } from './nearest.ts';
import {
  describeValue,
  escaped,
  type Problem,
  problemsAt,
  quote,
  type TextAt,
  textsIn,
  unseen,
  valueAt,
} from './problem.ts';

/** Lists of texts of which each may be there once. */
const lists: readonly RegExp[] = [
  /^languages\[\d+\]$/,
  /^customSections\[\d+\]\.id$/,
  // A section may be once in the areas of a wide screen together, once on a phone and once on paper.
  /^layout\.(?:left|right|wide)\[\d+\]$/,
  /^layout\.phone\[\d+\]$/,
  /^layout\.paper\[\d+\]$/,
];

/** Mistakes that no single field shows; found in the plain data, to be reported with those of the fields. */
export function contradictions(data: unknown): Problem[] {
  if (typeof data !== 'object' || Array.isArray(data)) return [];
  const { github = {}, profile, remoteSupport, themeConfig, services, languages, legal } = Object(data);
  const unsaid = ['name', 'bio', 'avatar'].filter((key) => valueAt(profile, [key]) === undefined);
  const { server, key } = Object(remoteSupport);
  const ofServer = ['key', 'relay', 'api'].filter((name) => valueAt(remoteSupport, [name]) !== undefined);
  const { defaultTheme, themes, customTheme } = Object(themeConfig);
  const isCustomNamed = defaultTheme === 'custom' || (Array.isArray(themes) && themes.includes('custom'));
  const isGerman = !Array.isArray(languages) || languages.includes(legalLanguage);
  const texts = textsIn(data);
  const textsAt = (place: RegExp) => texts.filter(({ path }) => place.test(path));
  const ownSections = textsAt(/^customSections\[\d+\]\.id$/).map(({ text }) => text);
  const isExempt = valueAt(services, ['prices', 'vat']) === 'smallBusiness';
  return [
    ...problemsAt({
      'github.username':
        typeof github === 'object' &&
        !Array.isArray(github) &&
        github.username === undefined &&
        unsaid.length > 0 &&
        `Missing. Add \`username\`, or write the whole profile yourself so that GitHub need not be asked: profile lacks ${unsaid.join(', ')}. Allowed: a GitHub username such as 'octocat'.`,
      'remoteSupport.key':
        server !== undefined &&
        key === undefined &&
        "Missing. Add `key`, the content of id_ed25519.pub on your server, or remove `server`: then the public servers of the RustDesk project are used. Allowed: a public key such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='.",
      'remoteSupport.server':
        server === undefined &&
        ofServer.length > 0 &&
        `Missing. Add \`server\`, or remove ${ofServer.join(', ')}, which mean nothing without it. Allowed: a host name or IP address such as 'rustdesk.example.com'.`,
      'themeConfig.customTheme':
        isCustomNamed &&
        customTheme === undefined &&
        "Missing, but the theme 'custom' is made of it. Add your colours, or choose another theme. Allowed: a block such as { primary: '#fc055b' }.",
      'legal.outsideGermany':
        valueAt(legal, ['outsideGermany']) === true &&
        (valueAt(legal, ['country']) === 'DE'
          ? "Found true, but `legal.country` is 'DE'. Remove one of the two. Allowed: true with an address in another country."
          : isGerman &&
            "Found true, but a page in German addresses people in Germany, and keeps its Impressum. Remove it, or write `languages: ['en']`. Allowed: true on a site without German."),
    }),
    ...(valueAt(github, ['username']) === undefined
      ? textsAt(/^projects\.github\..*\bprojects\[\d+\]$/).flatMap(withoutAccount)
      : []),
    ...(isExempt ? textsAt(/^services\.list\[\d+\]\.vat$/).map(taxedExempt) : []),
    ...textsAt(/^layout\.\w+\[\d+\]$/).flatMap(({ text, path }) =>
      problemsAt({ [path]: unplaceable(text, ownSections) }),
    ),
    ...lists.flatMap((list) => repeated(textsAt(list))),
    ...texts.flatMap(brokenText),
  ];
}

const withoutAccount = ({ text, path }: TextAt): Problem[] =>
  problemsAt({
    [path]:
      /^[\w.-]+$/.test(text) &&
      `Found ${quote(text)}. Put the account in front: '<account>/${text}'. Allowed: a repository as owner/name, such as 'octocat/Hello-World'.`,
  });

/** A Kleinunternehmer charges no VAT. */
const taxedExempt = ({ text, path }: TextAt): Problem => ({
  path,
  message: `Found ${quote(text)}, but with \`services.prices.vat\` 'smallBusiness' there is no VAT. Remove it here, or correct \`services.prices\`. Allowed: no \`vat\` beside 'smallBusiness'.`,
});

const repeated = (texts: readonly TextAt[]): Problem[] =>
  texts.flatMap(({ text, path }, index) => {
    const first = texts.findIndex((other) => other.text === text);
    const place = pathInWords(texts[first]?.path ?? path);
    const message = `Found ${describeValue(text)} again (see ${place}). Remove or change one of the two.`;
    return problemsAt({ [path]: first < index && message });
  });

/** Why a section has no place in `layout`. */
function unplaceable(id: string, ownSections: readonly string[]): string | undefined {
  const placeable = [...new Set<string>([...placedSections, ...ownSections])];
  if (placeable.includes(id)) return undefined;
  const isAtTop = new Map(Object.entries(sections)).get(id)?.developer === 'top';
  if (isAtTop) return `Found ${describeValue(id)}, which stays at the top. Remove it.`;
  // The section may be called like its block of the configuration.
  const namesOf = (section: SectionId): string[] => [section, ...sections[section].block];
  const name = nearest(id, [...placedSections.flatMap(namesOf), ...ownSections]);
  const meant = placedSections.findLast((section) => name && namesOf(section).includes(name)) ?? name;
  const cure = meant ? `Did you mean '${meant}'?` : 'Write its name from the page’s address.';
  const allowed = placeable.map((section) => `'${section}'`).join(', ');
  return `Found ${describeValue(id)}, which is no section. ${cure} Allowed: ${allowed}.`;
}

/** Texts with half a character, which no address or file can contain, or with an invisible one that affects others. */
function brokenText({ path, text }: TextAt): Problem[] {
  const [found] = text.matchAll(unseen);
  if (!found) return [];
  const place = `${escaped(found[0])}, after '${text.slice(0, found.index).slice(-20)}'`;
  const message = /\p{Surrogate}/u.test(found[0])
    ? `Found half a character, ${place}. It was torn in two when the text was cut or pasted. Write the whole character, such as '🚀', or take the half out. Allowed: whole characters.`
    : `Found an invisible character, ${place}. It came with pasted text. Remove it, or type the word again; Arabic and Hebrew run from right to left without it. Allowed: white space and visible characters.`;
  return [{ path, message }];
}
