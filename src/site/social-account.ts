import type { Settings } from '../config/config.ts';
import { mailLink, phoneLink } from '../model/contact.ts';
import { decoded, encodedPath, httpLink, isOutside } from '../model/http-link.ts';
import { type LocalizedText, plainText } from '../model/phrase.ts';

export interface SocialAccount {
  network: keyof typeof networks | 'link';
  /** The network's name, such as `Stack Overflow`; with `text` it names an icon's link. */
  name: string;
  /** The text of the account: the handle, or an address without its scheme. */
  text: string;
  /** The name of a link of the owner's own, and Lucide's name of its icon. */
  own?: { label: LocalizedText; icon: string };
  /** http(s), `mailto:` or `tel:`; undefined when the value leads nowhere: then it is shown as text. */
  link: string | undefined;
}

type AccountOwner = { github: { username: string }; social: Partial<Settings['social']> };

/** The accounts that the configuration names, GitHub first. */
export function socialAccounts({ github, social: { links = [], ...social } }: AccountOwner): SocialAccount[] {
  const values = { ...social, github: github.username };
  const accounts = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) => {
    const { name, show } = networks[network];
    const value = values[network];
    return value ? { network, name, ...show(value) } : [];
  });
  const ownLinks = links.map(({ label, link, icon }) => {
    const text = link.replace(/^https?:\/\/(www\.)?|\/$/gi, '');
    return { network: 'link' as const, name: plainText(label), text, link, own: { label, icon } };
  });
  return [...accounts, ...ownLinks];
}

const messengers: readonly string[] = ['whatsapp', 'signal', 'matrix', 'telegram', 'discord'];

export const messengersOf = ({ accounts }: { accounts: readonly SocialAccount[] }): string[] =>
  accounts.flatMap(({ network, name }) => (messengers.includes(network) ? name : []));

type Shown = Pick<SocialAccount, 'text' | 'link'>;

type Show = (value: string) => Shown;

/** In the order of the Details card's rows. */
export const networks = {
  github: { name: 'GitHub', show: pageBelow('github.com/') },
  researchGate: { name: 'ResearchGate', show: pageBelow('www.researchgate.net/profile/') },
  x: { name: 'X', show: pageBelow('x.com/') },
  mastodon: { name: 'Mastodon', show: mastodon },
  linkedin: { name: 'LinkedIn', show: pageBelow('www.linkedin.com/in/') },
  xing: { name: 'XING', show: pageBelow('www.xing.com/profile/') },
  dribbble: { name: 'Dribbble', show: pageBelow('dribbble.com/') },
  behance: { name: 'Behance', show: pageBelow('www.behance.net/') },
  facebook: { name: 'Facebook', show: pageBelow('www.facebook.com/') },
  instagram: { name: 'Instagram', show: pageBelow('www.instagram.com/') },
  reddit: { name: 'Reddit', show: pageBelow('www.reddit.com/user/') },
  threads: { name: 'Threads', show: pageBelow('www.threads.net/@', (_, given) => given) },
  youtube: { name: 'YouTube', show: pageBelow('www.youtube.com/@', (handle) => `@${handle}`) },
  udemy: { name: 'Udemy', show: pageBelow('www.udemy.com/user/') },
  medium: { name: 'Medium', show: pageBelow('medium.com/@') },
  dev: { name: 'Dev', show: pageBelow('dev.to/') },
  stackoverflow: { name: 'Stack Overflow', show: pageBelow('stackoverflow.com/users/', lastSegment) },
  website: { name: 'Website', show: website },
  telegram: { name: 'Telegram', show: pageBelow('t.me/') },
  phone: { name: 'Phone', show: (number) => ({ text: number, link: phoneLink(number) }) },
  email: { name: 'Email', show: (address) => ({ text: address, link: mailLink(address) }) },
  discord: { name: 'Discord', show: discord },
  whatsapp: { name: 'WhatsApp', show: chat('https://wa.me/') },
  signal: { name: 'Signal', show: chat('https://signal.me/#p/+') },
  matrix: { name: 'Matrix', show: matrix },
  gitlab: { name: 'GitLab', show: pageBelow('gitlab.com/') },
  codeberg: { name: 'Codeberg', show: pageBelow('codeberg.org/') },
} satisfies Record<'github' | Exclude<keyof Settings['social'], 'links'>, { name: string; show: Show }>;

export type SocialNetwork = Exclude<keyof typeof networks, 'github'>;

const scheme = /^(https?:)?\/\//i;

/** An account with a page below `home`, by its handle or its address. @param textOf shows the handle, given without `@` first */
// @__NO_SIDE_EFFECTS__
function pageBelow(home: string, textOf = (handle: string, _given: string) => handle): Show {
  const homeWithoutWww = home.replace(/^www\./, '');
  return (value) => {
    const address = value.replace(scheme, '').replace(/^www\./i, '');
    const isAtHome = address.toLowerCase().startsWith(homeWithoutWww);
    if (!isAtHome && scheme.test(value)) return elsewhere(value);
    const account = isAtHome ? pathOf(address).slice(homeWithoutWww.length) : value.replace(/^\/+|\/+$/g, '');
    const handle = decoded(account.replace(/^@/, ''));
    if (handle === '') return { text: value, link: undefined };
    return {
      text: textOf(handle, decoded(account)),
      link: httpLink(`https://${home}${encodedPath(handle)}`),
    };
  };
}

/** A server may have another domain than its accounts: then the address of the page says where that is. */
function mastodon(value: string): Shown {
  if (isOutside(value)) return elsewhere(value);
  const [user = '', host] = value.split('@');
  return { text: value, link: httpLink(`https://${host}/@${encodeURIComponent(user)}`) };
}

function website(value: string): Shown {
  const text = value.replace(/^https?:\/\//i, '');
  return { text, link: httpLink(text === value ? `http://${value}` : value) };
}

/** A telephone number at a messenger; a name, which has no address there, is shown as text. */
// @__NO_SIDE_EFFECTS__
function chat(home: string): Show {
  return (value) => {
    if (isOutside(value)) return elsewhere(value);
    const number = /^(?:\+|00)[\d\s()/.-]+$/.test(value) ? phoneLink(value) : undefined;
    return { text: value, link: number && home + number.replace(/^tel:(?:\+|00)/, '') };
  };
}

/** `@user:server`, or the address of an invitation. */
function matrix(value: string): Shown {
  const id = value.replace(/^https:\/\/matrix\.to\/#\//i, '');
  return { text: decoded(id), link: httpLink(`https://matrix.to/#/${decoded(id)}`) };
}

/** A Discord name has no page: the link opens the app. */
function discord(value: string): Shown {
  return isOutside(value) ? elsewhere(value) : { text: value, link: 'https://discord.com/app' };
}

function elsewhere(address: string): Shown {
  return { text: decoded(lastSegment(pathOf(address))), link: httpLink(address) };
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '');

function lastSegment(path: string): string {
  return path.split('/').findLast(Boolean) ?? path;
}
