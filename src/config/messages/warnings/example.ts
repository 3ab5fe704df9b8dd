import type { Config } from '../../config.ts';
import { type Problem, quote, textsIn } from '../problem.ts';

/** The example's owner. With another value in one of these the site is no longer the example. */
const exampleOwner: Readonly<Record<string, string>> = {
  'github.username': 'octocat',
  'profile.name': 'max mustermann',
  'legal.name': 'max mustermann',
};

/** Texts that only the example has: accounts, addresses, and something of each invented client and project. */
const ofExample = new RegExp(
  [
    '^(?:octocat|devteam)(?:$|/)',
    'mustermann|musterstra|musterstadt|musterland|beispielhausen|\\.example\\b|23125 ?042|DE123456789',
    'muster (?:hosting|versicherung)|karl muster\\b|anna probe\\b',
    'beispiel aufzugbau|probe haustechnik|weinhaus muster\\b|terminplattform für arztpraxen',
    'projects/(?:kundenportal|netzwerk-monitor|terminplaner)\\.svg',
  ].join('|'),
  'i',
);

/** Whether a configuration names another owner than the example's. */
export const isSomebodysOwn = (config: Config): boolean =>
  textsIn(config).some(({ path, text }) => (exampleOwner[path] ?? text).toLowerCase() !== text.toLowerCase());

/** One warning for all that a site of one's own still has of the example. Lists are named as a whole. */
export function exampleWarnings(config: Config): Problem[] {
  if (!isSomebodysOwn(config)) return [];
  const [first, ...others] = textsIn(config).filter(({ text }) => ofExample.test(text));
  if (!first) return [];
  const paths = others.map(({ path }) => path.replace(/\[\d.*$/, ''));
  const more = paths.length > 0 ? ` More is left in ${[...new Set(paths)].join(', ')}.` : '';
  const message = `Found ${quote(first.text)}, which is left of the example.${more} Visitors take it for yours. Write your own, or remove it.`;
  return [{ path: first.path, message }];
}
