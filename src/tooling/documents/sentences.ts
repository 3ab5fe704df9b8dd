import type { Site } from '../../model/site.ts';
import * as deApp from '../../text/de/app.ts';
import * as deErrors from '../../text/de/errors.ts';
import * as deNavigation from '../../text/de/navigation.ts';
import * as deSections from '../../text/de/sections.ts';
import * as enApp from '../../text/en/app.ts';
import * as enErrors from '../../text/en/errors.ts';
import * as enNavigation from '../../text/en/navigation.ts';
import * as enSections from '../../text/en/sections.ts';
import * as germanErrors from '../../text/german/errors.ts';
import * as germanSections from '../../text/german/sections.ts';
import { foldersOf } from '../modules/texts.ts';

const de = { ...deApp, ...deErrors, ...deNavigation, ...deSections };

const sentences: Readonly<Record<string, typeof de>> = {
  de,
  german: { ...de, ...germanErrors, ...germanSections },
  en: { ...enApp, ...enErrors, ...enNavigation, ...enSections },
};

/** The sentences that the build itself writes, into heads and manifests, as the page of the site has them. */
export const sentencesOf = (site: Pick<Site, 'language' | 'wording'>): typeof de =>
  sentences[foldersOf(site)[0] ?? 'de'] ?? de;
