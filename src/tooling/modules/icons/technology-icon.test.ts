import { expect, test } from 'vitest';
import { genericTechnologyIcon, technologyIcon, technologyIcons } from './technology-icon.ts';

test.each([
  ['contains a known keyword', 'React Native', 'simple-icons:react'],
  ['has a number behind it', 'TypeScript 5', 'simple-icons:typescript'],
  ['has a version in it', 'Vue3', 'simple-icons:vuedotjs'],
  ['has a keyword of two words', 'MS Azure', 'simple-icons:microsoftazure'],
  ['has a keyword as a whole word', 'JavaScript', 'simple-icons:javascript'],
  ['has letters of a keyword only', 'Gitarre', genericTechnologyIcon],
  ['has a long keyword within a word', 'TypeScriptProfi', 'simple-icons:typescript'],
  ['has a shorter keyword within another word', 'reactive thinking', genericTechnologyIcon],
  ['has a longer keyword', 'Microsoft SQL Server', 'simple-icons:microsoftsqlserver'],
  ['has the first of two equally long keywords', 'Nginx, Redis', 'simple-icons:nginx'],
  ['has it whichever that is', 'Redis, Nginx', 'simple-icons:redis'],
  ['has a product with a field of a longer word', 'Netzwerktechnik (Cisco)', 'simple-icons:cisco'],
  ['is a common word alone', 'C++', 'simple-icons:cplusplus'],
  ['is a common word with its version', 'Go 1.24', 'simple-icons:go'],
  ['has a common word among others', 'Go to Market', genericTechnologyIcon],
  ['has a letter that is one among others', 'Plan C', genericTechnologyIcon],
  ['is unknown', 'Unbekanntes', genericTechnologyIcon],
  ['is empty', '', genericTechnologyIcon],
  ['is a number', '3.14', genericTechnologyIcon],
  ['is a trap for programs', 'constructor', genericTechnologyIcon],
])('what %s has its icon: %j', (_, text, icon) => {
  expect(technologyIcon(text)).toBe(icon);
});

test('every keyword of more than 150 technologies leads to its own icon, so none stands twice', () => {
  expect(technologyIcons.length).toBeGreaterThan(150);
  for (const [icon, keywords] of technologyIcons) {
    for (const keyword of keywords) expect(technologyIcon(keyword.replace('=', '')), keyword).toBe(icon);
  }
});
