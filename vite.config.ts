import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundle } from './src/build/bundle.ts';
import { consentBanner } from './src/build/consent-banner.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy-plugin.ts';
import { crawlers } from './src/build/crawlers.ts';
import { documentHead } from './src/build/document.ts';
import { font } from './src/build/font.ts';
import { appIcons } from './src/build/icons/app-icons.ts';
import { icons } from './src/build/icons/icons.ts';
import { languages } from './src/build/languages.ts';
import { pico } from './src/build/pico.ts';
import { prerenderPages } from './src/build/prerender.ts';
import { pwa } from './src/build/pwa.ts';
import { remoteSupport } from './src/build/remote-support/plugin.ts';
import { ownerConfig, site } from './src/build/site.ts';
import { OwnerSnapshot } from './src/build/snapshot/owner-snapshot.ts';
import { snapshot } from './src/build/snapshot/plugin.ts';
import { SocialPicture, socialPicture } from './src/build/social-picture/social-picture.ts';
import { themes } from './src/build/themes/plugin.ts';

const owner = ownerConfig();
const ownerSnapshot = new OwnerSnapshot(owner.site);
const ownerPicture = new SocialPicture(owner.site, ownerSnapshot);

/** What the build does, in order. */
export default defineConfig({
  plugins: [
    react(),
    bundle(),
    site(owner),
    pico(),
    themes(owner.site),
    font(),
    icons({ technologies: owner.technologies }),
    languages(),
    consentBanner(owner.site),
    appIcons(),
    remoteSupport(owner.site),
    documentHead(owner.site),
    crawlers(owner.site),
    snapshot(ownerSnapshot, owner.site),
    socialPicture(ownerPicture),
    prerenderPages(owner.site, ownerSnapshot, ownerPicture),
    contentSecurityPolicy(owner.site),
    pwa(owner.site),
  ],
});
