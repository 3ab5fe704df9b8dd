import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../../model/site.ts';
import { languageOrders } from '../../../model/site-language.ts';
import { type CvFormat, cvFile, cvFilesIn } from '../../../site/pages.ts';
import { dayOf } from '../../../text/quantities.ts';
import { generatedFiles } from '../../generated-files.ts';
import type { OwnerPictures } from '../../inputs/pictures/owner-pictures.ts';
import type { OwnerSnapshot } from '../../inputs/snapshot/owner-snapshot.ts';
import { withAccount } from '../pages.ts';
import { qrCode } from '../qr-code.ts';
import { squareJpeg } from '../square-jpeg.ts';
import { addressOf, type CvOptions, cvDocument } from './cv-document.ts';
import { cvMarkdown } from './markdown.ts';
import { cvPdf, pdfGaps } from './pdf.ts';
import { resumeJson } from './resume.ts';

const formatsOf = ({ profilePage }: Site): CvFormat[] =>
  profilePage.display
    ? (['pdf', 'docx', 'json'] as const).filter((format) => format === 'json' || profilePage[format])
    : [];

const fileOf = (format: CvFormat, { languages, language }: Site) => cvFile(format, languages, language);

/** The files of a site's CV in all its languages, below its base. */
export const cvFilesOf = (site: Site): string[] =>
  formatsOf(site).flatMap((format) =>
    site.languages.map((language) => fileOf(format, { ...site, language })),
  );

/**
 * Completes a site for its files, which link the portrait's published copy, and gives the portrait for the PDF if the
 * owner wants it there.
 */
export const completed =
  (snapshot: Pick<OwnerSnapshot, 'profile'>, pictures: Pick<OwnerPictures, 'page' | 'contentOf'>) =>
  async (site: Site): Promise<Completed> => {
    const withName = withAccount(site, await snapshot.profile());
    const { avatar } = site.profile;
    const copy = (await pictures.page())?.pictures[avatar ?? ''];
    const withPortrait = copy
      ? { ...withName, profile: { ...withName.profile, avatar: copy.src } }
      : withName;
    const original = site.profilePage.portrait ? await pictures.contentOf(avatar) : undefined;
    return { site: withPortrait, ...(original && { portrait: await squareJpeg(original, 480) }) };
  };

export interface Completed {
  site: Site;
  /** A square JPEG. */
  portrait?: Uint8Array;
}

/** Completes a site with what only its account says. */
export type Complete = ReturnType<typeof completed>;

/** The CV in a format. @param warn is called with what a PDF lacks */
export async function cvContent(
  { site, portrait }: Completed,
  format: CvFormat | 'md',
  options: CvOptions,
  warn: (message: string) => void,
): Promise<Uint8Array> {
  if (format === 'json') return Buffer.from(resumeJson(site, options));
  const document = cvDocument(site, options);
  if (format === 'md') return Buffer.from(cvMarkdown(document));
  if (format === 'docx') {
    // Loading its library takes half a second, and most sites have no CV.
    const { cvDocx } = await import('./docx.ts');
    return cvDocx(document);
  }
  for (const gap of await pdfGaps(document)) warn(gap);
  return cvPdf(document, options.anonymous ? undefined : portrait);
}

/** The published files, by format and site as text: one that is compiled twice is the same. */
const contents = new Map<string, Promise<Uint8Array>>();

function published(format: CvFormat, site: Site, complete: Complete, { logger }: ResolvedConfig) {
  const key = format + JSON.stringify(site);
  const options = { today: dayOf(Date.now()) };
  const warn = (gap: string) => logger.warn(gap);
  const content = contents.get(key) ?? complete(site).then((site) => cvContent(site, format, options, warn));
  contents.set(key, content);
  return content;
}

/** The files that the page links, and its address for a camera. */
export async function linkedCvFiles(site: Site | null, complete: Complete, config: ResolvedConfig) {
  if (!site) return { cvFiles: [], cvCode: null };
  const links: object[] = [];
  for (const format of formatsOf(site)) {
    const { length: size } = await published(format, site, complete, config);
    links.push({ format, href: `/${fileOf(format, site)}`, size });
  }
  const address = addressOf(site, 'cv');
  return { cvFiles: links, cvCode: address ? qrCode(address) : null };
}

export function cvFiles(sites: () => Promise<Site[]>, complete: Complete): Plugin {
  const contentOf = async (path: string, config: ResolvedConfig) => {
    for (const site of await sites())
      for (const format of formatsOf(site))
        if (fileOf(format, site) === path) return published(format, site, complete, config);
    return undefined;
  };
  const paths = languageOrders.flatMap(cvFilesIn);
  const files = paths.map((path) => [path, (config: ResolvedConfig) => contentOf(path, config)]);
  return generatedFiles('cv-files', Object.fromEntries(files));
}
