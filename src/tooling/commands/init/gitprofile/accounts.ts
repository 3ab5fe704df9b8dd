import { social } from '../../../../config/fields/profile.ts';
import { fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { httpLink, isOutside } from '../../../../model/http-link.ts';
import { networks, type SocialNetwork } from '../../../../site/social-account.ts';
import { isSameWord } from './fit.ts';
import { type Around, headingOf } from './further-texts.ts';
import type { Fields, Given } from './given.ts';

/** Where accounts are listed for which there is no field, and that have no address. */
const contactHeading = 'Contact';

/** Networks that have no field here: their name, and the address of an account without its name. */
const furtherNetworks: Readonly<Record<string, readonly [label: string, home: string]>> = {
  geeksforgeeks: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  gfg: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  hackerrank: ['HackerRank', 'https://www.hackerrank.com/profile/'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/'],
  leetcode: ['LeetCode', 'https://leetcode.com/u/'],
};

/** Other names of networks that have a field. */
const formerNames: Readonly<Record<string, SocialNetwork>> = { twitter: 'x', devto: 'dev' };

/**
 * The accounts as `social` has them: names instead of addresses, further networks as links. Of several in one field the first
 * is the account.
 */
export function accountsIn(given: Given, { username, further, notes }: Around): unknown {
  const known = keysOf(fieldAt(['social'])).filter((key) => key !== 'links') as SocialNetwork[];
  const accounts: Fields = {};
  const links: { label: string; link: string }[] = [];
  for (const [key, child] of given.fields) {
    const label = labelOf(key);
    const network = known.find((one) => one === formerNames[key.toLowerCase()] || isSameWord(key, one));
    for (const text of child.texts().flatMap(severalIn)) {
      const link = linkTo(key, text);
      const isFree = network && accounts[network] === undefined;
      const account = isFree && accepted(network, accountOf(network, text));
      if (key === 'github' && text.toLowerCase().endsWith(username.toLowerCase())) continue;
      if (account) accounts[network] = account;
      else if (link) links.push({ label, link });
      else {
        further.addText(contactHeading, `${label}: ${text}`);
        const message = `'${text}' is in a section of your own, '${contactHeading}', without a link`;
        notes.push({ path: `social.${key}`, message });
      }
    }
  }
  if (links.length > 0) accounts.links = links;
  return Object.keys(accounts).length > 0 ? accounts : undefined;
}

/** Addresses and numbers that share a field. */
const severalIn = (text: string): string[] =>
  text
    .split(/\s*[,;]\s+|\s*[,;](?=\S+[.@])|\s+\/\s+|\/(?=\+\d)/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The account in the form of its field; undefined if it is no account. */
function accepted(network: SocialNetwork, account: string): string | undefined {
  const [issue] = social.safeParse({ [network]: account }).error?.issues ?? [];
  if (!issue) return account;
  const correct = issue.code === 'custom' ? issue.params?.correct : undefined;
  return typeof correct === 'string' ? correct : undefined;
}

function linkTo(key: string, text: string): string | undefined {
  const [, home] = furtherNetworks[key.toLowerCase()] ?? [];
  if (httpLink(text)) return text;
  if (key === 'website' && /^[\w-]+(\.[\w-]+)+(?:\/\S*)?$/.test(text)) return `https://${text}`;
  return home && /^[^\s/]+$/.test(text) ? home + text.replace(/^@/, '') : undefined;
}

const labelOf = (key: string): string =>
  furtherNetworks[key.toLowerCase()]?.[0] ?? networks[key as SocialNetwork]?.name ?? headingOf(key);

function accountOf(network: SocialNetwork, text: string): string {
  switch (network) {
    case 'email':
      return text.replace(/^mailto:/i, '');
    case 'phone':
      return text.replace(/^tel:/i, '');
    case 'website':
      return /^[\w-]+(\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text) ? `https://${text}` : text;
    case 'mastodon':
      return text.replace(/^(?:https?:\/\/)?([^/@\s]+)\/@([^/@\s]+)\/*$/i, '$2@$1');
    case 'discord':
    case 'whatsapp':
    case 'signal':
    case 'matrix':
      return text;
    default:
      return nameAt(network, text);
  }
}

/** The name behind the network's address, which may be written without it, or with half of it: `in/jane-roe/`. */
function nameAt(network: SocialNetwork, text: string): string {
  const { show } = networks[network];
  const home = (show('x').link ?? '').replace(/x$/, '');
  const folder = home.replace(/^https:\/\/[^/]+\//, '');
  const written = text
    .replace(/^(https?:\/\/)(?:www\.|mobile\.)?twitter\.com\//i, '$1x.com/')
    .replace(/[?#].*$/, '');
  const isAddress = isOutside(written) || /^(?:www\.)?[\w-]+\.[a-z]{2,}\//i.test(written);
  const link = show(written).link ?? '';
  if (isAddress && link.startsWith(home))
    return decodeURIComponent(link.slice(home.length)).replace(/\/+$/, '');
  if (isAddress) return text;
  return written
    .replace(/^\/+|\/+$/g, '')
    .replace(folder, '')
    .replace(/^(?:u|user|in|profile)\//, '')
    .replace(/^@/, '');
}
