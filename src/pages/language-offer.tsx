import { languageOffers } from 'virtual:language-offers';
import { useEffect, useState } from 'react';
import type { Site } from '../model/site.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import { readSetting, writeSetting } from '../ui/stored-setting.ts';
import { useTurn } from '../ui/turn.ts';
import { useOtherPages } from './language-switch.tsx';
import { Notice } from './notice.tsx';

/**
 * Says once that there is a page in the language that the visitor prefers. Nobody is sent there. Before they have read on,
 * the link at the top of the page is in sight, and a notice would cover the way to the owner.
 */
export default function LanguageOffer({ site, hasRead }: { site: Site; hasRead: boolean }) {
  const [language, setLanguage] = useState(() => offeredLanguage(site));
  const isShown = useTurn('language', hasRead && language !== undefined);
  useEffect(() => {
    if (isShown && readSetting(site.base, 'language') === null) writeSetting(site.base, 'language', told);
  }, [isShown, site]);
  const hrefIn = useOtherPages();
  const offer = language && languageOffers[language];
  if (!isShown || !offer) return null;
  return (
    <div lang={language}>
      <Notice
        icon="lucide:info"
        text={offer.offer}
        dismissal={offer.decline}
        onDismiss={() => {
          writeSetting(site.base, 'language', site.language);
          setLanguage(undefined);
        }}
      >
        <a
          href={hrefIn(language)}
          hrefLang={language}
          lang={language}
          className="button"
          onClick={() => writeSetting(site.base, 'language', language)}
        >
          {offer.accept}
        </a>
      </Notice>
    </div>
  );
}

/** Stands where a language is kept, once the browser's preference has been spoken of. */
const told = 'told';

/** What the visitor chose on the page itself, else what the browser prefers, which is said once. */
function offeredLanguage({ base, languages, language }: Site): SiteLanguage | undefined {
  const preferred = readSetting(base, 'language') ?? navigator.language.split('-')[0];
  const offered = languages.find((known) => known === preferred);
  return offered === language ? undefined : offered;
}
