import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import type { SiteLanguage } from './src/model/site-language.ts';
import { bundle } from './src/tooling/bundle.ts';
import { consentBanner } from './src/tooling/consent-banner.ts';
import { contactCard } from './src/tooling/contact-card/plugin.ts';
import { contentSecurityPolicy } from './src/tooling/content-security-policy-plugin.ts';
import { crawlers } from './src/tooling/crawlers.ts';
import { documentHead } from './src/tooling/document.ts';
import { documentRevisions } from './src/tooling/document-revisions.ts';
import { font } from './src/tooling/font.ts';
import { furtherLanguages } from './src/tooling/further-languages.ts';
import { appIcons } from './src/tooling/icons/app-icons.ts';
import { icons } from './src/tooling/icons/icons.ts';
import { sectionParts } from './src/tooling/parts.ts';
import { pico } from './src/tooling/pico.ts';
import { OwnerPictures } from './src/tooling/pictures/owner-pictures.ts';
import { pictureCopies, pictures } from './src/tooling/pictures/plugin.ts';
import { prerenderPages } from './src/tooling/prerender.ts';
import { manifest, worker } from './src/tooling/pwa.ts';
import { remoteSupport } from './src/tooling/remote-support/plugin.ts';
import { sections } from './src/tooling/sections.ts';
import { services } from './src/tooling/services.ts';
import { OwnerConfig } from './src/tooling/site/owner-config.ts';
import { site } from './src/tooling/site/plugin.ts';
import { siteLanguage } from './src/tooling/site-language.ts';
import { OwnerSnapshot } from './src/tooling/snapshot/owner-snapshot.ts';
import { snapshot, snapshotInDocument } from './src/tooling/snapshot/plugin.ts';
import { SocialPicture, socialPicture } from './src/tooling/social-picture/social-picture.ts';
import { texts } from './src/tooling/texts.ts';
import { themes } from './src/tooling/themes/plugin.ts';
import { wholeBuild } from './src/tooling/whole-build.ts';

const owner = new OwnerConfig();
const ownerSnapshot = new OwnerSnapshot(owner.site);
const ownerPictures = new OwnerPictures(owner.site, ownerSnapshot);

/** What the page's code is made of, in one language of the site; without one, in the first. */
const page = (language?: SiteLanguage): PluginOption[] => {
  const inLanguage = () => owner.siteIn(language);
  return [
    react(),
    bundle(),
    site(owner, language),
    texts(inLanguage),
    siteLanguage(inLanguage),
    pico(),
    themes(inLanguage),
    font(),
    icons(owner),
    sections(owner.site, ownerSnapshot),
    sectionParts(inLanguage),
    pictureCopies(ownerPictures, language),
    consentBanner(inLanguage),
    services(inLanguage),
  ];
};

/** The page and its documents, in one language. */
const documents = (language?: SiteLanguage): PluginOption[] => {
  const inLanguage = () => owner.siteIn(language);
  const picture = new SocialPicture(inLanguage, ownerSnapshot, ownerPictures);
  return [
    page(language),
    appIcons(ownerPictures.portrait),
    documentHead(inLanguage),
    snapshotInDocument(ownerPictures),
    manifest(inLanguage),
    socialPicture(picture),
    prerenderPages(inLanguage, ownerSnapshot, ownerPictures, picture, { page, sites: owner.sites }),
  ];
};

/** What the build does, in order. */
export default defineConfig({
  plugins: [
    documents(),
    furtherLanguages(owner.site, documents),
    remoteSupport(owner.site),
    crawlers(owner.sites),
    snapshot(ownerSnapshot, owner.site),
    pictures(owner, ownerPictures),
    contactCard(owner.site, ownerSnapshot, ownerPictures),
    contentSecurityPolicy(owner.site),
    documentRevisions(),
    worker(owner.site),
    wholeBuild(),
  ],
});
