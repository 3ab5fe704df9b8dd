import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import type { SiteLanguage } from './src/model/site-language.ts';
import { appIcons } from './src/tooling/documents/app-icons/app-icons.ts';
import { bundle } from './src/tooling/documents/bundle.ts';
import { contactCard } from './src/tooling/documents/contact-card.ts';
import { crawlerFiles } from './src/tooling/documents/crawler-files.ts';
import { completed, cvFiles } from './src/tooling/documents/cv/plugin.ts';
import { documentHead } from './src/tooling/documents/document.ts';
import { furtherLanguages } from './src/tooling/documents/further-languages.ts';
import { prerenderPages } from './src/tooling/documents/prerender.ts';
import { hostHeaders } from './src/tooling/documents/response-headers.ts';
import { manifest } from './src/tooling/documents/web-app-manifest.ts';
import { worker } from './src/tooling/documents/worker.ts';
import { OwnerPictures } from './src/tooling/inputs/pictures/owner-pictures.ts';
import { pictures } from './src/tooling/inputs/pictures/plugin.ts';
import { OwnerConfig } from './src/tooling/inputs/site/owner-config.ts';
import { OwnerSnapshot, snapshot } from './src/tooling/inputs/snapshot/owner-snapshot.ts';
import { remoteSupport } from './src/tooling/installers/plugin.ts';
import { cssLayers } from './src/tooling/modules/css-layers.ts';
import { developedIcons } from './src/tooling/modules/icons/icons.ts';
import { libraryLists } from './src/tooling/modules/library-lists.ts';
import { pageModules } from './src/tooling/modules/page-modules.ts';
import { site } from './src/tooling/modules/site.ts';
import { siteHas } from './src/tooling/modules/site-has.ts';
import { siteImports } from './src/tooling/modules/site-imports.ts';
import { preloadedFont } from './src/tooling/modules/site-styles.ts';

/** The build's steps. A plugin that has to come after another says so itself. */
export default defineConfig(() => {
  const owner = new OwnerConfig();
  const ownerSnapshot = new OwnerSnapshot(owner);
  const ownerPictures = new OwnerPictures(owner, ownerSnapshot);
  const complete = completed(ownerSnapshot, ownerPictures);

  /** The plugins of the page's code, in one language of the site; the first by default. */
  const page = (language?: SiteLanguage): PluginOption[] => {
    const inLanguage = () => owner.site(language);
    return [
      react(),
      site(owner, language),
      siteHas(inLanguage),
      bundle(),
      siteImports(inLanguage),
      libraryLists(ownerSnapshot),
      cssLayers(),
      preloadedFont(),
      developedIcons(owner),
      pageModules({ owner, snapshot: ownerSnapshot, pictures: ownerPictures, complete, language }),
    ];
  };

  /** The page and its documents, in one language. */
  const documents = (language?: SiteLanguage): PluginOption[] => {
    const inLanguage = () => owner.site(language);
    return [
      page(language),
      appIcons(inLanguage, ownerSnapshot, ownerPictures),
      documentHead(inLanguage),
      manifest(inLanguage, ownerSnapshot),
      prerenderPages(inLanguage, ownerSnapshot, ownerPictures, page, owner.sites),
    ];
  };

  return {
    plugins: [
      documents(),
      furtherLanguages(owner.site, documents),
      remoteSupport(owner.site),
      crawlerFiles(owner.sites),
      snapshot(ownerSnapshot),
      pictures(owner, ownerPictures),
      contactCard(owner.site, ownerSnapshot, ownerPictures),
      cvFiles(owner.sites, complete),
      hostHeaders(owner.site),
      worker(owner.site, ownerPictures),
    ],
  };
});
