import { z } from 'zod';
import type { Config } from './config.ts';
import { githubUsername } from './format/account.ts';
import { basePath } from './format/base-path.ts';
import { certification, education, experience, publication } from './schema/career.ts';
import { formatted, list, texts } from './schema/field.ts';
import { legal } from './schema/legal.ts';
import { blog, googleAnalytics, hotjar, seo, themeConfig } from './schema/page.ts';
import { profile, resume, social } from './schema/profile.ts';
import { projects } from './schema/projects.ts';
import { badge, remoteSupport, services } from './schema/services.ts';

/** The two fixed badges of SPEC §2. */
const fixedBadges = [
  { label: 'Google', image: 'images/badge-google.svg' },
  { label: 'IBM', image: 'images/badge-ibm.svg' },
];

/**
 * The one definition of `config.ts`: the names and defaults of SPEC §3, the checks, and the types. It runs at build
 * time only: the page receives the finished `Site`. What each field means stands in `config.ts` beside this file.
 */
export const configSchema = z.strictObject({
  github: z
    .strictObject({
      username: formatted(githubUsername).default(''),
    })
    .prefault({}),
  base: formatted(basePath).default('/'),
  data: z.enum(['live', 'snapshot']).default('live'),
  profile: profile.prefault({}),
  social: social.prefault({}),
  resume: resume.prefault({}),
  skills: texts(z.string()),
  githubContributions: z
    .strictObject({
      display: z.boolean().default(false),
      header: z.string().default('GitHub Aktivität'),
    })
    .prefault({}),
  experiences: list(experience),
  certifications: list(certification),
  educations: list(education),
  services: services.prefault({}),
  remoteSupport: remoteSupport.prefault({}),
  badges: list(badge).prefault(fixedBadges),
  projects: projects.prefault({}),
  publications: list(publication),
  blog: blog.prefault({}),
  themeConfig: themeConfig.prefault({}),
  seo: seo.prefault({}),
  googleAnalytics: googleAnalytics.prefault({}),
  hotjar: hotjar.prefault({}),
  legal: legal.prefault({}),
  footer: z.string().optional(),
  enablePWA: z.boolean().default(true),
});

/** What the owner wrote, checked, with every default filled in. */
export type Settings = z.output<typeof configSchema>;

/** A type without the difference between a field left out and one that is undefined, and without interface names. */
type Plain<T> = T extends readonly (infer Entry)[]
  ? Plain<Entry>[]
  : T extends object
    ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
    : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Stops the compiler where the manual (`Config`) and the schema do not take the same. */
true satisfies Same<Plain<Config>, Plain<z.input<typeof configSchema>>>;
