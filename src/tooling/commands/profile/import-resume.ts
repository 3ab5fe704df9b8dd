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
    profile: { name: text(basics.name), bio: text(basics.summary) },
    profilePage: { title: text(basics.label) },
    social: {
      email: text(basics.email),
      phone: text(basics.phone),
      website: text(basics.url),
      ...Object.fromEntries(accounts.filter(([network]) => isKnown(network))),
    },
    skills: entries(data.skills).flatMap(({ name, keywords }) =>
      texts(list(keywords).length > 0 ? keywords : [name]),
    ),
    experiences: entries(data.work).map((one) => ({
      company: text(one.name) ?? text(one.company),
      position: text(one.position),
      from: text(one.startDate)?.slice(0, 7),
      to: text(one.endDate)?.slice(0, 7) ?? 'heute',
      companyLink: text(one.url),
      description: text([one.summary, ...texts(one.highlights)].filter(Boolean).join(' ')),
    })),
    engagements: entries(data.projects).map((one) => ({
      from: month(one.startDate, '01'),
      to: month(one.endDate, '12'),
      title: text(one.name),
      client: text(one.entity),
      industry: text(one.type),
      roles: texts(one.roles),
      description: text(one.description),
      tasks: texts(one.highlights),
      technologies: texts(one.keywords),
    })),
    spokenLanguages: entries(data.languages).map((one) => ({
      name: text(one.language),
      level: levelOf(text(one.fluency) ?? ''),
    })),
    educations: entries(data.education).map((one) => ({
      institution: text(one.institution),
      degree: text([one.studyType, one.area].filter(Boolean).join(' ')),
      from: text(one.startDate)?.slice(0, 7),
      to: text(one.endDate)?.slice(0, 7),
    })),
    certifications: entries(data.certificates).map((one) => ({
      year: text(one.date)?.slice(0, 7),
      name: text(one.name),
      body: text(one.issuer),
      link: text(one.url),
    })),
    publications: entries(data.publications).map((one) => ({
      title: text(one.name),
      journalName: text(one.publisher),
      description: text(one.summary),
      link: text(one.url),
    })),
  };
  return fields(given(config));
}

const fields = (value: unknown): Fields => Object(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const entries = (value: unknown): Fields[] => list(value).map(fields);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const texts = (value: unknown): string[] => list(value).flatMap((one) => text(one) ?? []);

/** Without fields, lists and blocks that say nothing. */
function given(value: unknown): unknown {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(given) : undefined;
  const kept = Object.entries(fields(value))
    .map(([key, one]) => [key, given(one)] as const)
    .filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** A year alone begins with its first month and ends with its last. */
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
