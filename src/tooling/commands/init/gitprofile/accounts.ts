import { fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { httpLink, isOutside } from '../../../../model/http-link.ts';
import { networks, type SocialNetwork } from '../../../../site/social-account.ts';
import { type FurtherTexts, headingOf } from './further-texts.ts';
import { isSameWord } from './in-shape.ts';
import { furtherNetworks } from './moves.ts';
import { type Fields, type Note, textsIn } from './values.ts';

/** Where accounts are listed for which there is no field, and that have no address. */
export const contactHeading = 'Contact';

/** The accounts as `social` has them: names instead of addresses, further networks as links. */
export function accountsIn(given: Fields, username: string, texts: FurtherTexts, notes: Note[]): Fields {
  const known = keysOf(fieldAt(['social'])).filter((key) => key !== 'links') as SocialNetwork[];
  const accounts: Fields = {};
  const links: { label: string; link: string }[] = [];
  for (const [key, value] of Object.entries(given)) {
    const text = textsIn(value).join(', ');
    const label = labelOf(key);
    const network = known.find((one) => isSameWord(key, one));
    const link = linkTo(key, text);
    if (key === 'github' && text.toLowerCase().endsWith(username.toLowerCase())) continue;
    if (network && accounts[network] === undefined) accounts[network] = accountOf(network, text);
    else if (link) links.push({ label, link });
    else {
      texts.add(contactHeading, `${label}: ${text}`);
      notes.push({ path: `social.${key}`, message: `is in a section of your own, '${contactHeading}'` });
    }
  }
  return { ...accounts, ...(links.length > 0 && { links }) };
}

function linkTo(key: string, text: string): string | undefined {
  const [, home] = furtherNetworks[key.toLowerCase()] ?? [];
  if (httpLink(text)) return text;
  return home && !isOutside(text) ? home + text.replace(/^@/, '') : undefined;
}

export const labelOf = (key: string): string =>
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
