import type { TextFormat } from './text-format.ts';

/** Places that a page has anyway. */
const taken =
  /^(?:main|root|page-data|page-title|profile-name|dialog-title|consent-heading|place-.*|.*-heading)$/;

/** A place within the page, as it stands behind the `#` of an address. */
export const sectionAddress: TextFormat = {
  allowed: "small letters, digits and hyphens, such as 'arbeitsweise'",
  hint(value) {
    if (taken.test(value)) return 'The page has a place of this name already. Choose another.';
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return undefined;
    const address = value
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[-\d]+|-$/g, '');
    return address === '' ? "Write a word, such as 'arbeitsweise'." : `Write '${address}'.`;
  },
};
