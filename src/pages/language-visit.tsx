import { otherPages } from 'virtual:site-language';
import { useState } from 'react';
import type { Site } from '../config/site.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import { readSetting, writeSetting } from '../model/stored-setting.ts';
import { languageOffers } from '../text/language-words.ts';
import { Notice } from './notice.tsx';

export { keepPlace } from './language-place.ts';

/** Says once that there is a page in the language that the visitor prefers. Nobody is sent there. */
export default function LanguageOffer({ site }: { site: Site }) {
  const [language, setLanguage] = useState(() => offeredLanguage(site));
  if (!language) return null;
  const { offer, accept, decline } = languageOffers[language];
  return (
    <div lang={language}>
      <Notice icon="lucide:info" text={offer}>
        <a {...otherPages.find(({ lang }) => lang === language)} className="button">
          {accept}
        </a>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            writeSetting(site.base, 'language', site.language);
            setLanguage(undefined);
          }}
        >
          {decline}
        </button>
      </Notice>
    </div>
  );
}

/** Stands where a language is kept, once the browser's preference has been spoken of. */
const told = 'told';

/** What the visitor chose on the page itself, else what the browser prefers, which is said once. */
function offeredLanguage({ base, languages, language }: Site): SiteLanguage | undefined {
  const chosen = readSetting(base, 'language');
  const preferred = chosen ?? navigator.language.split('-')[0];
  const offered = languages.find((known) => known === preferred);
  if (!offered || offered === language) return undefined;
  if (chosen === null) writeSetting(base, 'language', told);
  return offered;
}
