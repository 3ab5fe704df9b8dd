import { readFileSync } from 'node:fs';
import { type IconId, technologyIconName } from '../../../model/icon-name.ts';

export const genericTechnologyIcon: IconId = 'lucide:tag';

/** The keywords of each icon; the file explains its format. */
export const technologyIcons = readFileSync(new URL('technologies.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [icon = '', keywords = ''] = line.split(': ');
    return [icon as IconId, keywords.split(', ')] as const;
  });

/** Texts with the same symbol name have the same words, and so the same icon. */
const wordsOf = (text: string): string[] => technologyIconName(text).split('-').slice(1);

const anywhere = new Map<string, IconId>();
const alone = new Map<string, IconId>();
for (const [icon, keywords] of technologyIcons)
  for (const keyword of keywords) {
    const name = wordsOf(keyword.replace('=', '')).join(' ');
    (keyword.startsWith('=') ? alone : anywhere).set(name, icon);
  }

/** So long a keyword is no other word, nor a part of one: it counts within a word too ("TypeScriptProfi"). */
const leastWithin = 8;
const longKeywords = [...anywhere.keys()].filter(
  (keyword) => /^[a-z]+$/.test(keyword) && keyword.length >= leastWithin,
);

/** The icon of the longest known keyword, which may end in a version ("Vue3"). A product wins over a field. */
export function technologyIcon(text: string): IconId {
  const words = wordsOf(text);
  const whole = alone.get(words.join(' ').replace(/( \d+)+$/, ''));
  if (whole) return whole;

  let best = { icon: genericTechnologyIcon, score: 0 };
  const consider = (keyword: string) => {
    const icon = anywhere.get(keyword);
    if (!icon) return;
    // Lucide has no brand marks, only fields such as security or telephony.
    const score = keyword.length + (icon.startsWith('lucide:') ? 0 : 1000);
    if (score > best.score) best = { icon, score };
  };
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= words.length; end++) {
      const run = words.slice(start, end).join(' ');
      consider(anywhere.has(run) ? run : run.replace(/\d+$/, ''));
    }
  for (const keyword of longKeywords) if (words.some((word) => word.includes(keyword))) consider(keyword);
  return best.icon;
}
