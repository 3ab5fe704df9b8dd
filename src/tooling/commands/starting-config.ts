import { inspect } from 'node:util';
import { compileSite } from '../../config/compile-site.ts';
import type { Config } from '../../config/config.ts';
import { judge } from '../../config/judge.ts';
import { nothingByDefault } from '../../config/shown-by-default.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import type { Field } from '../docs/configuration-fields.ts';

/** The questions of `npm run init`, by the name of the option: the text, an example, and the fields it fills. */
export const questions = {
  name: { asks: 'Your name', example: 'Max Mustermann', fills: /^(profile|legal)\.name/ },
  role: {
    asks: 'What you do, in a few words',
    example: 'Beraterin für Netzwerke und IT-Sicherheit',
    fills: /^profile\.(role|bio)/,
  },
  github: { asks: 'Your GitHub account, or nothing', example: 'octocat', fills: /^github/ },
  email: { asks: 'Your e-mail address', example: 'max@mustermann.example', fills: /email/ },
  services: {
    asks: 'Your services, each with its price if you show it',
    example: 'Netzwerke: 90 €/Stunde, Beratung',
    fills: /^services\.list/,
  },
  prices: {
    asks: 'Your prices: included (with VAT), excluded (businesses only) or smallBusiness',
    example: 'included',
    fills: /^services\.prices/,
  },
  phone: { asks: 'Your telephone number, or nothing', example: '+49 30 23125 042', fills: /^legal\.phone/ },
  host: { asks: 'Your hosting provider, or nothing', example: 'GitHub Pages', fills: /^legal\.hosting/ },
  address: { asks: 'Your postal address', example: 'Musterstraße 1, 12345 Musterstadt', fills: /^legal\./ },
  languages: { asks: 'The languages of the page', example: 'de, en', fills: /^languages/ },
} as const;

export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as Question[];
export type Answers = Record<Question, string>;

/** Makes a configuration. Empty answers leave their fields out. */
export function startingConfig(answers: Readonly<Answers>): Config {
  const { name, role, github, email, phone, host, address } = answers;
  const [, street = address, postalCode, city] =
    /^(.+?)(?:,\s*|\s+)(?:D-)?(\d{5})\s+(.+)$/.exec(address) ?? [];
  const languages = entriesOf(answers.languages) as SiteLanguage[];
  const services = entriesOf(answers.services).map((entry) => {
    const [, name = entry, pricing] = /^(.*?)\s*:\s*(.*)$/s.exec(entry) ?? [];
    return { name, pricing };
  });
  const bio = services.map(({ name }) => name).join(', ') || role || name;
  const placeholders = { bio, avatar: 'images/avatar-placeholder.svg' };
  return JSON.parse(
    JSON.stringify({
      github: github ? { username: github } : undefined,
      languages: languages.length > 0 ? languages : undefined,
      // GitHub's profile would have the rest.
      profile: { name, role: role || undefined, ...(github ? {} : placeholders) },
      social: email ? { email } : undefined,
      services: { display: true, prices: { vat: answers.prices || 'included' }, list: services },
      layout: { order: 'consultant' },
      ...nothingByDefault,
      legal: {
        ...{ name, street: street || undefined, postalCode, city },
        ...{ email: email || undefined, phone: phone || undefined },
        hosting: host ? { provider: host } : undefined,
      },
    }),
  );
}

/** Corrects answers that config.ts writes otherwise: the address of an account, a German word for prices. */
export function understood(answers: Answers): Answers {
  const { github, prices } = answers;
  return {
    ...answers,
    github: corrected(['github', 'username'], github),
    prices: corrected(['services', 'prices', 'vat'], prices),
  };
}

function corrected(path: readonly string[], answer: string): string {
  const [{ correct } = {}] = judge(path, answer);
  return typeof correct === 'string' ? correct : answer;
}

/** A comma of a price ('89,50 €', '90,– €') or in brackets separates nothing. */
const entriesOf = (list: string): string[] =>
  list
    .split(/,(?![\d–-]|[^(]*\))/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The mistakes in answers: each message once, as one answer can fill several fields. */
export function problemsOf(answers: Readonly<Answers>): { name: Question; message: string }[] {
  const compiled = compileSite(startingConfig(answers));
  const questionsByMessage = new Map<string, Question>();
  // `startingConfig` fills the profile of an owner without an account, but for the name.
  for (const { path, message } of 'problems' in compiled ? compiled.problems : [])
    if (path === 'github.username' && !answers.github)
      questionsByMessage.set('Missing. Write your name, which the page and the Impressum need.', 'name');
    else
      questionsByMessage.set(
        message,
        questionNames.find((name) => questions[name].fills.test(path)) ?? 'name',
      );
  return [...questionsByMessage].map(([message, name]) => ({ name, message }));
}

/**
 * The text of `config.ts`, with a comment for what is left out.
 * @param fields that exist
 * @param source of `defineConfig`, as the file sees it
 */
export function startingFile(
  config: object,
  fields: readonly Field[],
  source = './src/config/define-config.ts',
): string {
  const fieldsOfConfig = Object.entries(config).map(([key, value]) => `  ${key}: ${literal(value)},`);
  const further = fields
    .filter(({ path }) => /^\w+$/.test(path) && !(path in config))
    .map(({ path, text, example }) => `  // ${text}\n  // ${path}: ${example || sampleOf(path, fields)},`);
  return `import { defineConfig } from '${source}';

/** Your site. Every field explains itself in the editor, and in docs/configuration.md. */
export default defineConfig({
${fieldsOfConfig.join('\n')}

  // Further fields:
${further.join('\n')}
});
`;
}

/** The first fields of a block, and of its list, with their examples: something to begin with. */
function sampleOf(block: string, fields: readonly Field[]): string {
  const examplesIn = (place: string) =>
    fields
      .map(({ path, example }) => ({ key: path.slice(place.length), path, example }))
      .filter(({ key, path, example }) => path.startsWith(place) && /^\w+$/.test(key) && example)
      .slice(0, 5)
      .map(({ key, example }) => `${key}: ${example}`);
  const entries = examplesIn(`${block}[].`);
  if (entries.length > 0) return `[{ ${entries.join(', ')} }]`;
  const list = examplesIn(`${block}.list[].`);
  const inside = examplesIn(`${block}.`);
  if (list.length > 0) inside.push(`list: [{ ${list.join(', ')} }]`);
  return `{ ${inside.join(', ') || '…'} }`;
}

const whole = { depth: null, breakLength: 100, maxArrayLength: null, maxStringLength: null };
export const literal = (value: unknown): string => inspect(value, whole).replaceAll('\n', '\n  ');
