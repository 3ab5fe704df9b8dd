import { legalLanguage } from '../../model/site-language.ts';
import { layoutContradictions } from './layout.ts';
import {
  describeValue,
  escaped,
  type Problem,
  problemsAt,
  quote,
  textsIn,
  unseen,
  valueAt,
} from './problem.ts';

/** Mistakes that no single field shows; found in the plain data, to be reported with those of the fields. */
export function contradictions(data: unknown): Problem[] {
  if (typeof data !== 'object' || Array.isArray(data)) return [];
  const { github = {}, profile, remoteSupport, themeConfig, services, languages, legal } = Object(data);
  const unsaid = ['name', 'bio', 'avatar'].filter((key) => valueAt(profile, [key]) === undefined);
  const { server, key } = Object(remoteSupport);
  const ofServer = ['key', 'relay', 'api'].filter((name) => valueAt(remoteSupport, [name]) !== undefined);
  const { defaultTheme, themes, customTheme } = Object(themeConfig);
  const isCustomNamed = defaultTheme === 'custom' || (Array.isArray(themes) && themes.includes('custom'));
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
      languages: repeatedLanguage(languages),
      'legal.outsideGermany': valueAt(legal, ['outsideGermany']) === true && stillGerman(languages, legal),
    }),
    ...ownerless(data),
    ...taxedExempt(services),
    ...layoutContradictions(data),
    ...brokenTexts(data),
  ];
}

/** Names of repositories without an account, on a site that has none. */
const ownerless = (data: unknown): Problem[] =>
  valueAt(data, ['github', 'username']) !== undefined
    ? []
    : textsIn(valueAt(data, ['projects', 'github']), ['projects', 'github']).flatMap(
        ({ text, steps, path }) =>
          problemsAt({
            [path]:
              steps.at(-2) === 'projects' &&
              /^[\w.-]+$/.test(text) &&
              `Found ${quote(text)}. Put the account in front: '<account>/${text}'. Allowed: a repository as owner/name, such as 'octocat/Hello-World'.`,
          }),
      );

/** Services with a `vat` of their own, although a Kleinunternehmer charges none. */
function taxedExempt(services: unknown): Problem[] {
  const list = valueAt(services, ['list']);
  if (valueAt(services, ['prices', 'vat']) !== 'smallBusiness' || !Array.isArray(list)) return [];
  return list.flatMap((service, index) => {
    const vat = valueAt(service, ['vat']);
    const message = `Found ${describeValue(vat)}, but with \`services.prices.vat\` 'smallBusiness' there is no VAT. Remove it here, or correct \`services.prices\`. Allowed: no \`vat\` beside 'smallBusiness'.`;
    return problemsAt({ [`services.list[${index}].vat`]: vat !== undefined && message });
  });
}

/** Why a site needs its Impressum although its owner says to be outside Germany. */
function stillGerman(languages: unknown, legal: unknown): string | undefined {
  if (valueAt(legal, ['country']) === 'DE')
    return "Found true, but `legal.country` is 'DE'. Remove one of the two. Allowed: true with an address in another country.";
  const isGerman = !Array.isArray(languages) || languages.includes(legalLanguage);
  return isGerman
    ? "Found true, but a page in German addresses people in Germany, and keeps its Impressum. Remove it, or write `languages: ['en']`. Allowed: true on a site without German."
    : undefined;
}

function repeatedLanguage(given: unknown): string | false {
  if (!Array.isArray(given)) return false;
  const twice = given.find((language, index) => given.indexOf(language) < index);
  return typeof twice === 'string' && `Found ${quote(twice)} twice. Remove one of the two.`;
}

/** Texts with half a character, which no address or file can contain, or with an invisible one that affects others. */
function brokenTexts(data: unknown): Problem[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const [found] = text.matchAll(unseen);
    if (!found) return [];
    const place = `${escaped(found[0])}, after '${text.slice(0, found.index).slice(-20)}'`;
    const message = /\p{Surrogate}/u.test(found[0])
      ? `Found half a character, ${place}. It was torn in two when the text was cut or pasted. Write the whole character, such as '🚀', or take the half out. Allowed: whole characters.`
      : `Found an invisible character, ${place}. It came with pasted text. Remove it, or type the word again; Arabic and Hebrew run from right to left without it. Allowed: white space and visible characters.`;
    return [{ path, message }];
  });
}
