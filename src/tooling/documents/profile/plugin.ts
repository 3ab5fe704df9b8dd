import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { pagePath } from '../../../model/page.ts';
import type { Site } from '../../../model/site.ts';
import { homePath, type SiteLanguage, siteLanguages } from '../../../model/site-language.ts';
import { dayOf } from '../../../text/quantities.ts';
import { cacheDirectory } from '../../inputs/cached-file.ts';
import { madeFiles } from '../../made-files.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { qrCode } from '../qr-code.ts';
import { profileDocx } from './docx.ts';
import { pdfGaps, profilePdf } from './pdf.ts';
import { addressOf, profileDocument } from './profile-document.ts';
import { resumeJson } from './resume.ts';

const profileFormats = ['pdf', 'docx', 'json'] as const;
type Format = (typeof profileFormats)[number];

/** Where a language has a profile's file, below the site's base: beside the page, and under its name. */
const profileFile = (format: Format, all: readonly SiteLanguage[], language: SiteLanguage): string =>
  format === 'json'
    ? `${homePath(all, language).slice(1)}resume.json`
    : `${pagePath('profile', all, language)}.${format}`;

/** Where a site has files of its profile, in all its languages. */
export const profileFilesOf = ({ profilePage, languages }: Site): string[] =>
  profilePage.display
    ? languages.flatMap((language) =>
        profileFormats.map((format) => profileFile(format, languages, language)),
      )
    : [];

/** The files of the profile that a site offers, each made once. */
export class ProfileFiles {
  /** By the site as text: one that is compiled twice is the same. */
  readonly #made = new Map<string, Promise<Map<Format, Uint8Array>>>();
  #config: Pick<ResolvedConfig, 'root' | 'logger'> | undefined;

  settle(config: Pick<ResolvedConfig, 'root' | 'logger'>): void {
    this.#config = config;
  }

  /** In the order in which the page offers them; none without a profile page. */
  async of(site: Site): Promise<Map<Format, Uint8Array>> {
    if (!site.profilePage.display) return new Map();
    const key = JSON.stringify(site);
    const made = this.#made.get(key) ?? this.#make(site);
    this.#made.set(key, made);
    return made;
  }

  async #make(site: Site): Promise<Map<Format, Uint8Array>> {
    const { profilePage } = site;
    const options = { today: dayOf(Date.now()) };
    const document = profileDocument(site, options);
    const cache = join(this.#config?.root ?? process.cwd(), cacheDirectory);
    const pdf = profilePage.pdf ? await profilePdf(document, cache) : undefined;
    if (profilePage.pdf && !pdf) this.#tellOfPdf();
    if (pdf) for (const gap of pdfGaps(document)) this.#config?.logger.warn(gap);
    return new Map<Format, Uint8Array>([
      ...(pdf ? [['pdf', pdf] as const] : []),
      ...(profilePage.docx ? [['docx', await profileDocx(document)] as const] : []),
      ['json', Buffer.from(resumeJson(site, options))],
    ]);
  }

  #tellOfPdf(): void {
    this.#config?.logger.warnOnce(
      'The profile has no PDF: the Typst compiler for this system is not installed (docs/profile.md). The page offers to print it instead.',
    );
  }
}

/** Serves `virtual:profile-files`: what the page links, and its address for a camera. */
export const profileLinks = (site: () => Promise<Site | null>, files: ProfileFiles): Plugin =>
  virtualModules('profile-links', {
    'virtual:profile-files': async () => {
      const settings = await site();
      const made = settings ? [...(await files.of(settings))] : [];
      const links = made.map(([format, content]) => ({
        format,
        href: settings && `/${profileFile(format, settings.languages, settings.language)}`,
        size: content.length,
      }));
      const address = settings && addressOf(settings, 'profile');
      return [
        `export const profileFiles = ${JSON.stringify(links)};`,
        `export const profileCode = ${JSON.stringify(address ? qrCode(address) : null)};`,
      ].join('\n');
    },
  });

/** Publishes the profile of each language as PDF, Word file and JSON Resume. */
export function profileFiles(sites: () => Promise<Site[]>, files: ProfileFiles): Plugin {
  const contentOf = async (format: Format, path: string) => {
    const site = (await sites()).find(
      ({ languages, language }) => profileFile(format, languages, language) === path,
    );
    return site && (await files.of(site)).get(format);
  };
  // Any language can be the first, which has no name in its addresses.
  const paths = siteLanguages.flatMap((language) =>
    profileFormats.flatMap((format) =>
      [[language], siteLanguages.filter((other) => other !== language)].map(
        (all) => [format, profileFile(format, all, language)] as const,
      ),
    ),
  );
  return {
    name: 'portfolio:profile-files',
    configResolved: (config) => files.settle(config),
    ...madeFiles(Object.fromEntries(paths.map(([format, path]) => [path, () => contentOf(format, path)]))),
  };
}
