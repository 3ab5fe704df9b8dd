import { isAddress } from '../model/http-link.ts';
import type { ConfiguredPicture, PictureNote } from '../model/site-picture.ts';
import { addressBelow } from './format/address.ts';
import { textsIn } from './messages/problem.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from './safe-html.ts';
import { fieldAt } from './schema-tree.ts';

/** Whether a text is a link or a picture that may be a file of the site. */
export function isFileOrLink(text: string, path: readonly PropertyKey[]): boolean {
  const kind = fieldAt(path)?.address;
  return kind === 'link' || kind === 'picture' || (kind === 'sentence' && isAddress(text));
}

export const addressesIn = (data: unknown) =>
  textsIn(data).flatMap(({ text, steps, path }) =>
    isFileOrLink(text, steps) ? [{ address: text, path, note: { ...fieldAt(steps) } }] : [],
  );

/** A picture in a text: as wide as its card in any column, in its own shape. */
const pictureInText: PictureNote = {
  kind: 'text',
  shown: [240, 900],
  sizes: '(min-width: 64rem) 47rem, calc(100vw - 5rem)',
};

/**
 * The pictures of a finished site: all fields that the schema declares as a `picture()`, and those in texts.
 * @param config what the owner wrote; where entries of a list were dropped, only this knows the owner's count
 */
export function configuredPictures(site: { base: string }, config: unknown): ConfiguredPicture[] {
  const belowBase = (picture: ConfiguredPicture) => ({
    ...picture,
    address: addressBelow(site.base, picture.address),
  });
  const keyOf = ({ kind, address, path }: ConfiguredPicture) => `${kind} ${address} ${/^\w+/.exec(path)}`;
  const written = picturesIn(config).map(belowBase);
  const inFields = picturesIn(site).map((picture) => {
    const same = written.find((other) => keyOf(other) === keyOf(picture));
    return { ...picture, path: (same ?? picture).path };
  });
  const inTexts = filesInTexts(config, 'pictures').map(({ file, path }) =>
    belowBase({ ...pictureInText, address: file, path }),
  );
  return [...inFields, ...inTexts];
}

/** Texts in Markdown and the footer, as HTML. */
export const htmlIn = (data: unknown) =>
  textsIn(data).flatMap(({ text, steps: [block, , field], path }) => {
    if (block === 'footer') return [{ path, tags: footerTags, ...sanitizeFooter(text, '/') }];
    const isMarkdown = block === 'customSections' && field === 'text';
    return isMarkdown ? [{ path, tags: markdownTags, ...markdownHtml(text, '/') }] : [];
  });

/** The files in `public/` that such texts show or link. */
export const filesInTexts = (data: unknown, kind: 'pictures' | 'links'): { file: string; path: string }[] =>
  htmlIn(data).flatMap(({ path, [kind]: files }) => files.map((file) => ({ file, path })));

const picturesIn = (data: unknown): ConfiguredPicture[] =>
  addressesIn(data).flatMap(({ address, path, note: { picture } }) =>
    picture ? [{ ...picture, address, path }] : [],
  );
