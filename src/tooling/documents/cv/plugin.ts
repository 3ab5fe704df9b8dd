import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../../model/site.ts';
import { languageOrders } from '../../../model/site-language.ts';
import { type CvFormat, cvFile, cvFilesIn } from '../../../pages/cv-files.ts';
import { dayOf } from '../../../text/quantities.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { withAccount } from '../pages.ts';
import { qrCode } from '../qr-code.ts';
import { addressOf, cvDocument } from './cv-document.ts';
import { cvDocx } from './docx.ts';
import { cvPdf, pdfGaps } from './pdf.ts';
import { resumeJson } from './resume.ts';

/** The files of a site's CV in all its languages, below its base. */
export const cvFilesOf = ({ profilePage, languages }: Site): string[] =>
  profilePage.display
    ? cvFilesIn(languages).filter(
        (file) =>
          (profilePage.pdf || !file.endsWith('.pdf')) && (profilePage.docx || !file.endsWith('.docx')),
      )
    : [];

/** Completes a site for its files, which link the portrait's published copy. */
export type Complete = (site: Site) => Promise<Site>;
export const completed =
  (snapshot: Pick<OwnerSnapshot, 'profile'>, pictures: Pick<OwnerPictures, 'page'>): Complete =>
  async (site) => {
    const known = withAccount(site, await snapshot.profile());
    const copy = (await pictures.page())?.pictures[site.profile.avatar ?? ''];
    return copy ? { ...known, profile: { ...known.profile, avatar: copy.src } } : known;
  };

type Files = Map<CvFormat, Uint8Array>;

/** By the site as text: one that is compiled twice is the same. */
const known = new Map<string, Promise<Files>>();

/** The files that a page offers, in its order; none without a CV. */
async function filesOf(site: Site, complete: Complete, target: ResolvedConfig): Promise<Files> {
  if (!site.profilePage.display) return new Map();
  const key = JSON.stringify(site);
  const files = known.get(key) ?? complete(site).then((completed) => makeFiles(completed, target));
  known.set(key, files);
  return files;
}

async function makeFiles(site: Site, { logger }: ResolvedConfig): Promise<Files> {
  const { pdf: wantsPdf, docx } = site.profilePage;
  const options = { today: dayOf(Date.now()) };
  const document = cvDocument(site, options);
  const pdf = wantsPdf ? await cvPdf(document) : undefined;
  if (wantsPdf && !pdf)
    logger.warnOnce(
      'The profile has no PDF: the Typst compiler for this system is not installed (docs/profile.md). The page offers to print it instead.',
    );
  if (pdf) for (const gap of await pdfGaps(document)) logger.warn(gap);
  return new Map<CvFormat, Uint8Array>([
    ...(pdf ? [['pdf', pdf] as const] : []),
    ...(docx ? [['docx', await cvDocx(document)] as const] : []),
    ['json', Buffer.from(resumeJson(site, options))],
  ]);
}

/** Serves `virtual:cv-files`: the files that the page links, and its address for a camera. */
export const cvLinks = (readSite: () => Promise<Site | null>, complete: Complete): Plugin =>
  virtualModules('cv-links', {
    'virtual:cv-files': async ({ environment }) => {
      const site = await readSite();
      const made = site ? [...(await filesOf(site, complete, environment.config))] : [];
      const links = made.map(([format, content]) => ({
        format,
        href: site && `/${cvFile(format, site.languages, site.language)}`,
        size: content.length,
      }));
      const address = site && addressOf(site, 'cv');
      return { cvFiles: links, cvCode: address ? qrCode(address) : null };
    },
  });

export function cvFiles(sites: () => Promise<Site[]>, complete: Complete): Plugin {
  const contentOf = async (path: string, target: ResolvedConfig) => {
    for (const site of await sites())
      for (const [format, content] of await filesOf(site, complete, target))
        if (cvFile(format, site.languages, site.language) === path) return content;
    return undefined;
  };
  const paths = languageOrders.flatMap(cvFilesIn);
  const files = paths.map((path) => [path, (target: ResolvedConfig) => contentOf(path, target)]);
  return generatedFiles('cv-files', Object.fromEntries(files));
}
