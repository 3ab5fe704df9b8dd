import { compileSite } from '../../../config/compile-site.ts';
import { languageLevels } from '../../../model/engagement.ts';
import { socialAccounts } from '../../../model/social-account.ts';
import { literal } from '../starting-config.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The blocks of `config.ts` that a JSON Resume makes, to be pasted; and as comments what is wrong with them.
 * @throws where it is no JSON Resume
 */
export function configBlocks(resume: unknown): string {
  const config = configFrom(resume);
  const compiled = compileSite(config);
  const mistakes = 'problems' in compiled ? compiled.problems : [];
  return [
    ...Object.entries(config).map(([key, value]) => `  ${key}: ${literal(value)},`),
    ...(mistakes.length > 0 ? ['', '  // To be corrected:'] : []),
    ...mistakes.map(({ path, message }) => `  // ${path}: ${message.replaceAll('\n', ' ')}`),
  ].join('\n');
}

export function configFrom(resume: unknown): Fields {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume))
    throw new Error('It must be an object with `basics`, `work`, `projects` and the like.');
  const data = resume as Fields;
  const basics = fields(data.basics);
  const profiles = entries(basics.profiles);
  const accounts = profiles.map((one) => [networkOf(one), text(one.url) ?? text(one.username)] as const);
  const config = {
    github: { username: text(profiles.find((one) => networkOf(one) === 'github')?.username) },
    profile: renamed(basics, { name: 'name', bio: 'summary' }),
    profilePage: renamed(basics, { title: 'label' }),
    social: {
      ...renamed(basics, { email: 'email', phone: 'phone', website: 'url' }),
      ...Object.fromEntries(accounts.filter(([network]) => isKnown(network))),
    },
    skills: entries(data.skills).flatMap(({ name, keywords }) =>
      texts(list(keywords).length > 0 ? keywords : [name]),
    ),
    experiences: entries(data.work).map((one) => ({
      company: text(one.name) ?? text(one.company),
      ...renamed(one, { position: 'position', companyLink: 'url' }),
      from: dateOf(one.startDate),
      to: dateOf(one.endDate) ?? 'heute',
      description: text([one.summary, ...texts(one.highlights)].filter(Boolean).join(' ')),
    })),
    engagements: entries(data.projects).map((one) => ({
      from: month(one.startDate, '01'),
      to: month(one.endDate, '12'),
      ...renamed(one, { title: 'name', client: 'entity', industry: 'type', description: 'description' }),
      roles: texts(one.roles),
      tasks: texts(one.highlights),
      technologies: texts(one.keywords),
    })),
    spokenLanguages: entries(data.languages).map(({ language, fluency }) => ({
      name: text(language),
      level: levelOf(text(fluency) ?? ''),
    })),
    educations: entries(data.education).map((one) => ({
      institution: text(one.institution),
      degree: text([one.studyType, one.area].filter(Boolean).join(' ')),
      from: dateOf(one.startDate),
      to: dateOf(one.endDate),
    })),
    certifications: entries(data.certificates).map((one) => ({
      year: dateOf(one.date),
      ...renamed(one, { name: 'name', body: 'issuer', link: 'url' }),
    })),
    publications: entries(data.publications).map((one) =>
      renamed(one, { title: 'name', journalName: 'publisher', description: 'summary', link: 'url' }),
    ),
  };
  return fields(given(config));
}

const fields = (value: unknown): Fields => Object(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const entries = (value: unknown): Fields[] => list(value).map(fields);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const texts = (value: unknown): string[] => list(value).flatMap((one) => text(one) ?? []);
const dateOf = (value: unknown): string | undefined => text(value)?.slice(0, 7);

/** Texts of an entry, by the names that config.ts has for them. */
const renamed = (entry: Fields, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, text(entry[theirs])]));

/** Without fields, lists and blocks that say nothing. */
function given(value: unknown): unknown {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(given) : undefined;
  const kept = Object.entries(fields(value))
    .map(([key, one]) => [key, given(one)] as const)
    .filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Completes a year with its first or last month. */
function month(date: unknown, ofYear: string): string | undefined {
  const [year, number = ofYear] = text(date)?.split('-') ?? [];
  return year && `${year}-${number}`;
}

const otherNames: Readonly<Record<string, string>> = {
  twitter: 'x',
  devto: 'dev',
  researchgate: 'researchGate',
};

/** `Stack Overflow` → `stackoverflow`, as `social` calls it. */
function networkOf({ network }: Fields): string {
  const name = (text(network) ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  return otherNames[name] ?? name;
}

const isKnown = (network: string): boolean =>
  socialAccounts({ github: { username: '' }, social: { [network]: 'a' } }).length > 0;

function levelOf(fluency: string): string | undefined {
  const level = languageLevels.find((known) => fluency.toUpperCase().includes(known));
  if (level) return level;
  if (/native|mutter/i.test(fluency)) return 'Muttersprache';
  return /fluent|fließend|verhandlungssicher|professional/i.test(fluency) ? 'C1' : undefined;
}
