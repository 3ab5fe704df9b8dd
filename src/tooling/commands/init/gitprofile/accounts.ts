import { judge } from '../../../../config/judge.ts';
import { fieldAt, keysOf } from '../../../../config/schema-tree.ts';
import { httpLink } from '../../../../model/http-link.ts';
import { networks, type SocialNetwork } from '../../../../site/social-account.ts';
import { isSameWord } from './fit.ts';
import { type Fields, isFields, take } from './given.ts';
import { type Around, headingOf } from './sections.ts';

/** Where accounts are that have neither a field nor an address. */
const contact = 'Contact';

/** Networks that have no field here: their name, and the address of an account without its name. */
const furtherNetworks: Readonly<Record<string, readonly [label: string, home: string]>> = {
  geeksforgeeks: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  gfg: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  hackerrank: ['HackerRank', 'https://www.hackerrank.com/profile/'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/'],
  leetcode: ['LeetCode', 'https://leetcode.com/u/'],
};

/** The accounts as `social` has them. Of several in one field the first is the account; others are links. */
export function accounts(block: Fields, key: string, { username, sections, notes }: Around): unknown {
  const social = block[key];
  if (!isFields(social)) return undefined;
  const known = keysOf(fieldAt(['social'])).filter((network) => network !== 'links');
  const found: Fields = {};
  const links: { label: string; link: string }[] = [];
  for (const name of Object.keys(social)) {
    const network = known.find((one) => isSameWord(name, one));
    const { name: title = headingOf(name) } = networks[network as SocialNetwork] ?? {};
    const [label, home] = furtherNetworks[name.toLowerCase()] ?? [title];
    for (const text of take(social, name).flatMap(severalIn)) {
      if (name === 'github' && new RegExp(`(?:^|[/@])${username}/?$`, 'i').test(text)) continue;
      const written = /^website$/i.test(name) && isHost.test(text) ? `https://${text}` : text;
      const account = network && found[network] === undefined && accepted(network, written);
      const link = home && /^[^\s/]+$/.test(text) ? home + text.replace(/^@/, '') : written;
      if (account) found[network] = account;
      else if (httpLink(link)) links.push({ label, link });
      else {
        sections.add(contact, `${label}: ${text}`);
        const message = `'${text}' is in a section of your own, '${contact}', without a link`;
        notes.push({ path: `${key}.${name}`, message });
      }
    }
  }
  return { ...found, ...(links.length > 0 && { links }) };
}

const isHost = /^[\w-]+(\.[\w-]+)+(?:[/?#:]\S*)?$/;

/** Addresses and numbers that share a field. */
const severalIn = (text: string): string[] =>
  text
    .split(/\s*[,;]\s+|\s*[,;](?=\S+[.@])|\s+\/\s+|\/(?=\+\d)/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The account as its field takes it; undefined for a text that names no account. */
function accepted(network: string, text: string): unknown {
  const [problem] = judge(['social', network], text);
  return problem ? problem.correct : text;
}
