import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundle } from './src/tooling/bundle.ts';
import { consentBanner } from './src/tooling/consent-banner.ts';
import { contactCard } from './src/tooling/contact-card/plugin.ts';
import { contentSecurityPolicy } from './src/tooling/content-security-policy-plugin.ts';
import { crawlers } from './src/tooling/crawlers.ts';
import { documentHead } from './src/tooling/document.ts';
import { documentRevisions } from './src/tooling/document-revisions.ts';
import { font } from './src/tooling/font.ts';
import { appIcons } from './src/tooling/icons/app-icons.ts';
import { icons } from './src/tooling/icons/icons.ts';
import { languages } from './src/tooling/languages.ts';
import { sectionParts } from './src/tooling/parts.ts';
import { pico } from './src/tooling/pico.ts';
import { OwnerPictures } from './src/tooling/pictures/owner-pictures.ts';
import { pictureCopies, pictures } from './src/tooling/pictures/plugin.ts';
import { prerenderPages } from './src/tooling/prerender.ts';
import { pwa } from './src/tooling/pwa.ts';
import { remoteSupport } from './src/tooling/remote-support/plugin.ts';
import { sections } from './src/tooling/sections.ts';
import { services } from './src/tooling/services.ts';
import { OwnerConfig } from './src/tooling/site/owner-config.ts';
import { site } from './src/tooling/site/plugin.ts';
import { OwnerSnapshot } from './src/tooling/snapshot/owner-snapshot.ts';
import { snapshot } from './src/tooling/snapshot/plugin.ts';
import { SocialPicture, socialPicture } from './src/tooling/social-picture/social-picture.ts';
import { themes } from './src/tooling/themes/plugin.ts';

const owner = new OwnerConfig();
const ownerSnapshot = new OwnerSnapshot(owner.site);
const ownerPictures = new OwnerPictures(owner.site, ownerSnapshot);
const ownerSocialPicture = new SocialPicture(owner.site, ownerSnapshot, ownerPictures);

/** What the build does, in order. */
export default defineConfig({
  plugins: [
    react(),
    bundle(),
    site(owner),
    pico(),
    themes(owner.site),
    font(),
    icons(owner),
    sections(owner.site),
    sectionParts(owner.site),
    languages(),
    consentBanner(owner.site),
    services(owner.site),
    appIcons(ownerPictures.portrait),
    remoteSupport(owner.site),
    documentHead(owner.site),
    crawlers(owner.site),
    snapshot(ownerSnapshot, ownerPictures, owner.site),
    pictureCopies(ownerPictures),
    pictures(owner, ownerPictures),
    socialPicture(ownerSocialPicture),
    contactCard(owner.site, ownerSnapshot, ownerPictures),
    prerenderPages(owner.site, ownerSnapshot, ownerPictures, ownerSocialPicture),
    contentSecurityPolicy(owner.site),
    documentRevisions(),
    pwa(owner.site),
  ],
});
