import { expect, test } from 'vitest';
import { technologyIconName } from '../../../model/icon-name.ts';
import { genericTechnologyIcon, technologyIcon, technologyIcons } from './technology-icon.ts';

test.each([
  ['React Native', 'simple-icons:react'],
  ['TypeScript 5', 'simple-icons:typescript'],
  ['Windows Server 2025', 'simple-icons:windows11'],
  ['Docker & Compose', 'simple-icons:docker'],
  ['MS Azure', 'simple-icons:microsoftazure'],
  ['REACT', 'simple-icons:react'],
  ['Vue3', 'simple-icons:vuedotjs'],
  ['Microsoft 365 & Teams', 'simple-icons:microsoft'],
  ['WordPress-Entwicklung', 'simple-icons:wordpress'],
])('%j contains a known keyword', (text, icon) => {
  expect(technologyIcon(text)).toBe(icon);
});

test('a keyword is a whole word', () => {
  expect(technologyIcon('JavaScript')).toBe('simple-icons:javascript');
  expect(technologyIcon('Java 21')).toBe('devicon:java');
  expect(technologyIcon('Gitarre')).toBe(genericTechnologyIcon);
});

test('the longest keyword wins', () => {
  expect(technologyIcon('Microsoft SQL Server')).toBe('simple-icons:microsoftsqlserver');
  expect(technologyIcon('Apache Kafka')).toBe('simple-icons:apachekafka');
  expect(technologyIcon('GitHub Actions')).toBe('simple-icons:githubactions');
});

test('the first of two equally long keywords wins', () => {
  expect(technologyIcon('Nginx, Redis')).toBe('simple-icons:nginx');
  expect(technologyIcon('Redis, Nginx')).toBe('simple-icons:redis');
});

test('a product wins over a field, however long its word', () => {
  expect(technologyIcon('AWS Security')).toBe('simple-icons:amazonwebservices');
  expect(technologyIcon('Netzwerktechnik (Cisco)')).toBe('simple-icons:cisco');
});

test.each([
  ['C', 'simple-icons:c'],
  ['C 17', 'simple-icons:c'],
  ['C++', 'simple-icons:cplusplus'],
  ['C#', 'simple-icons:csharp'],
  ['R', 'simple-icons:r'],
  ['Go 1.24', 'simple-icons:go'],
  ['Go to Market', genericTechnologyIcon],
  ['Plan C', genericTechnologyIcon],
  ['R & D', genericTechnologyIcon],
  ['Access Points', genericTechnologyIcon],
])('the common word in %j counts only where it is all there is', (text, icon) => {
  expect(technologyIcon(text)).toBe(icon);
});

test.each(['Unbekanntes', '', '日本語', 'constructor', '3.14'])('%j has the generic icon', (text) => {
  expect(technologyIcon(text)).toBe(genericTechnologyIcon);
});

test('every keyword leads to its own icon, so none stands twice', () => {
  for (const [icon, keywords] of technologyIcons) {
    for (const keyword of keywords) expect(technologyIcon(keyword.replace('=', '')), keyword).toBe(icon);
  }
});

test('the icon is a matter of the name alone by which the page asks for it', () => {
  for (const text of ['Node.js', 'C++', '.NET', 'Docker & Compose', 'Künstliche Intelligenz']) {
    expect(technologyIcon(technologyIconName(text).replace('technology-', ''))).toBe(technologyIcon(text));
  }
});
