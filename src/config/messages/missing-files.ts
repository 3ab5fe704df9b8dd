import { contactCardFile, contactCodeFile } from '../../model/contact.ts';
import { decoded, isOutside } from '../../model/http-link.ts';
import { installerFiles } from '../../model/installers.ts';
import { homePath, languageOrders } from '../../model/site-language.ts';
import { cvFilesIn, pageIds, pagePath } from '../../site/pages.ts';
import { addressesIn, filesInTexts } from '../address.ts';
import { nearest, withoutUmlauts } from './nearest.ts';
import { type Problem, quote, textsIn, valueAt } from './problem.ts';

/** Files that the configuration names and `public/` lacks. @param data plain data, with or without mistakes */
export function missingFiles(data: unknown, files: readonly string[]): Problem[] {
  const references = [
    ...filesInTexts(data, 'pictures'),
    ...filesInTexts(data, 'links'),
    ...addressesIn(data).flatMap(({ address, path }) =>
      isOutside(address) ? [] : [{ file: address, path }],
    ),
    ...textsIn(valueAt(data, ['publish']), ['publish']).map(({ text, path }) => ({ file: text, path })),
  ];
  const isOffered = valueAt(data, ['remoteSupport', 'display']) !== false;
  const downloads = isOffered ? Object.values(installerFiles).map((name) => `downloads/${name}/`) : [];
  return references.flatMap(({ path, file: address }) => {
    const file = address.replace(/^(\.?\/)+/, '').replace(/[?#].*$/s, '');
    const folder = file.replace(/\/*$/, '/');
    const isPublished = path.startsWith('publish[') && files.some((other) => other.startsWith(folder));
    const isMade = builtFiles.has(folder) || downloads.includes(folder);
    if (isPublished || isMade || files.includes(file) || files.includes(`${folder}index.html`)) return [];
    return [missingFile(path, file, address, files)];
  });
}

/** Files of the build, whichever language is the first, with a slash at the end. */
const builtFiles = new Set(
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

/** Endings of files, which no domain has. */
const ending =
  /\.(?:pdf|docx?|odt|xlsx?|pptx?|txt|md|html?|xml|json|zip|png|jpe?g|webp|gif|svg|avif|heic|ico|mp[34])$/i;

function missingFile(path: string, file: string, address: string, files: readonly string[]): Problem {
  const problem = (cure: string): Problem => ({ path, message: `Found ${quote(address)}. ${cure}` });
  const missing = `There is no file public/${file}.`;
  const written = address.replace(/^(\.?\/)+/, '');
  if (files.includes(written))
    return problem(`In an address, # and ? end the name of a file. Rename public/${written} without them.`);
  if (!/[./]/.test(file))
    return problem('It is neither an address nor a file in public/. Leave it out until there is one.');
  const same = files.find((other) => other.normalize('NFC') === file.normalize('NFC'));
  if (same)
    return problem(
      `public/${same} looks the same, but in its name the dots are characters of their own. Rename the file, and write '${withoutUmlauts(file)}'.`,
    );
  const name = decoded(file);
  const correct =
    files.find((other) => other === name) ??
    files.find((other) => other.toLowerCase() === name.toLowerCase());
  if (correct) return { ...problem(`${missing} Write '${correct}'.`), correct };
  const nameOf = (path: string) => path.split('/').at(-1)?.toLowerCase();
  const similar = files.find((other) => nameOf(other) === nameOf(file)) ?? nearest(file, files);
  const isHost = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$)/i.test(file) && !ending.test(file);
  const page = `https://${address}`;
  if (!similar && isHost)
    return { ...problem(`${missing} Write '${page}' if it is a page on the web.`), correct: page };
  const cure = similar ? `Did you mean '${similar}'?` : 'Put it there, or correct the path.';
  return problem(`${missing} ${cure}`);
}
