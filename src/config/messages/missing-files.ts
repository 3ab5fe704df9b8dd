import { contactCardFile, contactCodeFile } from '../../model/contact.ts';
import { isOutside } from '../../model/http-link.ts';
import { homePath, languageOrders } from '../../model/site-language.ts';
import { cvFilesIn } from '../../pages/cv-files.ts';
import { pageIds, pagePath } from '../../pages/pages.ts';
import { addressesIn, filesInTexts } from '../address.ts';
import { nearest, withoutUmlauts } from './nearest.ts';
import { type Problem, quote, textsIn, valueAt } from './problem.ts';

/** Names of files that the configuration has, as plain data with or without mistakes, and `public/` has not. */
export function missingFiles(data: unknown, files: readonly string[]): Problem[] {
  const named = [
    ...filesInTexts(data, 'pictures'),
    ...filesInTexts(data, 'links'),
    ...addressesIn(data).flatMap(({ address, path }) =>
      isOutside(address) ? [] : [{ file: address, path }],
    ),
    ...textsIn(valueAt(data, ['publish']), ['publish']).map(({ text, path }) => ({ file: text, path })),
  ];
  return named.flatMap(({ path, file: address }) => {
    const file = address.replace(/^(\.?\/)+/, '').replace(/[?#].*$/s, '');
    const folder = file.replace(/\/*$/, '/');
    const isPublished = path.startsWith('publish[') && files.some((one) => one.startsWith(folder));
    const isMade = /^downloads\/./.test(folder) || made.has(folder);
    if (isPublished || isMade || files.includes(file) || files.includes(`${folder}index.html`)) return [];
    return [{ path, message: `Found ${quote(address)}. ${cureFor(file, files)}` }];
  });
}

/** What the build makes, with a slash at the end, whichever language is the first. */
const made = new Set(
  [
    contactCardFile,
    contactCodeFile,
    ...languageOrders.flatMap((all) => [
      ...cvFilesIn(all),
      ...all.map((language) => homePath(all, language).slice(1)),
      ...all.flatMap((language) => pageIds.map((id) => pagePath(id, all, language) ?? '')),
    ]),
  ].map((path) => path.replace(/\/*$/, '/')),
);

function cureFor(file: string, files: readonly string[]): string {
  const same = files.find((one) => one.normalize('NFC') === file.normalize('NFC'));
  if (same)
    return `public/${same} looks the same, but in its name the dots are characters of their own. Rename the file, and write '${withoutUmlauts(file)}'.`;
  const nameOf = (one: string) => one.split('/').at(-1)?.toLowerCase();
  const meant = files.find((one) => nameOf(one) === nameOf(file)) ?? nearest(file, files);
  return `There is no file public/${file}. ${meant ? `Did you mean '${meant}'?` : 'Put it there, or correct the path.'}`;
}
