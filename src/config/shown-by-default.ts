import type { Config } from './config.ts';

/*
 * Content that a site shows although its owner wrote nothing about it: the example's, which is not true of everybody.
 */

/** The settings with which a site shows none of it. */
export const nothingByDefault = { badges: [], remoteSupport: { display: false } } satisfies Config;

/** The message to an owner who says nothing about a block. */
export const shownByDefault: Readonly<Record<keyof typeof nothingByDefault, string>> = {
  badges:
    'Missing, so the page shows the badges of Google and IBM, images/badge-google.svg and badge-ibm.svg in public/. Write `badges: []` if you do not hold their certificates, or name your own.',
  remoteSupport:
    'Missing, so the page offers your visitors a remote-support tool, RustDesk, for download. Write `remoteSupport: { display: false }` if you do not support clients with it.',
};
