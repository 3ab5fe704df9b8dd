import { existsSync, readFileSync } from 'node:fs';
import { compileSite } from '../../../config/compile-site.ts';
import { languageLevels } from '../../../config/fields/career.ts';
import { today } from '../../../config/format/dates.ts';
import { valuesIn } from '../../../config/messages/problem.ts';
import { parsedUrl } from '../../../model/http-link.ts';
import { excerpt } from '../../../model/plain-text.ts';
import { networks } from '../../../site/social-account.ts';
import { plainData } from '../../documents/plain-data.ts';
import { decodeText } from '../../inputs/snapshot/text-encoding.ts';
import { messageOf } from '../command.ts';
import { say } from '../run.mjs';
import { literal } from '../starting-config.ts';
import { Entry, type Fields, textsOf } from './resume-entry.ts';

/** The blocks of `config.ts` that a JSON Resume makes, with mistakes and what was left out as comments. @throws when it is no object */
export function configBlocks(resume: unknown): string {
  const { config, leftOut } = importResume(resume);
  const compiled = compileSite(config);
  const mistakes = 'problems' in compiled ? compiled.problems : [];
  const corrections = mistakes.map(({ path, message }) => `${path}: ${message}`);
  const comments = (heading: string, lines: readonly string[]) =>
    lines.length > 0
      ? ['', `  // ${heading}`, ...lines.map((line) => `  // ${line.replace(/\s+/g, ' ')}`)]
      : [];
  return [
    ...Object.entries(config).map(([key, value]) => `  ${key}: ${literal(value)},`),
    ...comments('To be corrected:', corrections),
    ...comments('Left out of the resume:', leftOut),
  ].join('\n');
}

/** @returns also what was left out, such as `awards[].title: 'First prize', 'Second prize'` */
export function importResume(resume: unknown): { config: Fields; leftOut: string[] } {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume))
    throw new Error('It must be an object with `basics`, `work`, `projects` and the like.');
  if ('github' in resume)
    throw new Error(
      'It is a configuration of gitprofile. Write `export default` before it, and call it gitprofile.config.ts.',
    );
  const data = new Entry(structuredClone(resume as Fields));
  const basics = data.entry('basics');
  const { username, social } = accountsOf(basics);
  const projects = data.entries('projects');
  const dated = projects.filter((one) => one.has('startDate', 'endDate'));
  const external = projects
    .filter((one) => !dated.includes(one))
    .map((one) => ({
      title: one.text('name', 'title'),
      description: one.all('description', 'summary', 'highlights'),
      link: one.address('url', 'website'),
    }));
  const config = {
    github: { username },
    profile: {
      name: basics.text('name'),
      bio: basics.text('summary'),
      location: basics.entry('location').text('city') ?? basics.text('location'),
      avatar: basics.text('image', 'picture'),
    },
    profilePage: { title: basics.text('label') },
    social,
    skills: data.entries('skills').flatMap((one): unknown[] => {
      const list = one.texts('keywords');
      const group = one.text('name', 'category');
      if (list.length > 0 && group) return [{ group, list }];
      return group ? [group] : list;
    }),
    experiences: data.entries('work').map((one) => {
      const from = one.date('startDate');
      return {
        company: one.text('name', 'company'),
        position: one.text('position'),
        companyLink: one.address('url', 'website'),
        from,
        to: one.end() ?? (from && today),
        description: one.all('summary', 'highlights'),
      };
    }),
    engagements: dated.map((one) => ({
      from: one.date('startDate'),
      to: one.date('endDate'),
      title: one.text('name', 'title'),
      // Resumes name it in full, which not every client allows.
      clientName: one.text('entity'),
      industry: one.text('type'),
      description: one.text('description', 'summary'),
      roles: one.texts('roles'),
      tasks: one.texts('highlights'),
      technologies: one.texts('keywords'),
    })),
    projects: { external: { projects: external } },
    spokenLanguages: data.entries('languages').map((one) => ({
      name: one.text('language', 'name'),
      level: levelOf(one.text('fluency', 'level') ?? ''),
    })),
    educations: data.entries('education').map((one) => ({
      institution: one.text('institution'),
      degree: one.all('studyType', 'area'),
      from: one.date('startDate'),
      to: one.end(),
    })),
    certifications: data.entries('certificates', 'certifications').map((one) => ({
      year: one.date('date', 'startDate'),
      name: one.text('name', 'title'),
      body: one.text('issuer'),
      link: one.address('url', 'website'),
    })),
    publications: data.entries('publications').map((one) => ({
      title: one.text('name', 'title'),
      journalName: one.text('publisher'),
      description: one.text('summary'),
      link: one.address('url', 'website'),
    })),
  };
  return { config: plainData(config), leftOut: leftOutOf(data) };
}

function leftOutOf(data: Entry): string[] {
  const textsByField = new Map<string, string[]>();
  const { $schema: _, meta: __, ...resume } = data.given;
  for (const { value, path } of valuesIn(resume).filter((one) => !Array.isArray(one.value))) {
    const field = path.replaceAll(/\[\d+\]/g, '[]');
    for (const text of textsOf(value))
      textsByField.set(field, [...(textsByField.get(field) ?? []), `'${text}'`]);
  }
  return [...textsByField].map(([field, texts]) => excerpt(`${field}: ${texts.join(', ')}`, 160));
}

function accountsOf(basics: Entry): { username: string | undefined; social: Fields } {
  let username: string | undefined;
  const social: Record<string, unknown> = {
    email: basics.text('email'),
    phone: basics.text('phone'),
    website: basics.text('url', 'website'),
  };
  const links: Fields[] = [];
  for (const profile of basics.entries('profiles')) {
    const written = { ...profile.given };
    const label = profile.text('network', 'name');
    const name = profile.text('username');
    const link = profile.address('url');
    const [first] = pathOf(link);
    const network = networkNamed(label ?? '') ?? networkNamed(hostOf(link));
    if (network === 'github' && !username) username = name ?? first;
    else if (network === 'mastodon' && link) social.mastodon = `${first?.replace('@', '')}@${hostOf(link)}`;
    else if (network && network !== 'github' && !social[network]) social[network] = link ?? name;
    else if (link) links.push({ label: label ?? hostOf(link), link });
    else Object.assign(profile.given, written);
  }
  return { username, social: { ...social, links } };
}

const hostOf = (link = ''): string => parsedUrl(link)?.hostname.replace(/^www\./, '') ?? '';
const pathOf = (link = ''): string[] => parsedUrl(link)?.pathname.split('/').filter(Boolean) ?? [];

/** Names in `social` for networks that resumes name otherwise. */
const otherNames: Readonly<Record<string, string>> = { twitter: 'x', devto: 'dev', tme: 'telegram' };

/** `Stack Overflow`, `stackoverflow.com` → `stackoverflow`. */
function networkNamed(name: string): string | undefined {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spellings = [name, name.replace(/\.\w+$/, '')].map(letters).map((one) => otherNames[one] ?? one);
  return Object.keys(networks).find((network) => spellings.includes(network.toLowerCase()));
}

function levelOf(fluency: string): string | undefined {
  const level = languageLevels.find((name) => fluency.toUpperCase().includes(name));
  if (level) return level;
  if (/native|mutter/i.test(fluency)) return 'Muttersprache';
  return /fluent|fließend|verhandlungssicher|professional/i.test(fluency) ? 'C1' : undefined;
}

/** Prints the blocks for config.ts that a JSON Resume makes. @returns the exit code */
export function printBlocks(file: string): number {
  if (!existsSync(file)) {
    say(`--from: there is no file '${file}'. Write the path of a JSON Resume.`);
    return 1;
  }
  try {
    say(configBlocks(JSON.parse(decodeText(readFileSync(file), '', file))));
    return 0;
  } catch (error) {
    say(`--from: '${file}' cannot be read as JSON Resume. ${messageOf(error)}`);
    return 1;
  }
}
