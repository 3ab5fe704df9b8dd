import { otherLanguages } from 'virtual:pages';
import { useEffect, useState } from 'react';
import type { SharedSite } from '../model/page-site.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { readSetting, writeSetting } from '../ui/stored-setting.ts';
import { useOtherPages } from './language-switch.tsx';
import { Notice } from './notice.tsx';

/**
 * Says once that there is a page in the visitor's preferred language, without a redirect. Not before they have scrolled:
 * the link at the top is in sight until then.
 */
export default function LanguageHint({ site, hasRead }: { site: SharedSite; hasRead: boolean }) {
  const [language, setLanguage] = useState(() => otherLanguage(site));
  const isShown = useNoticeQueue('language', hasRead && language !== undefined);
  useEffect(() => {
    if (isShown && readSetting(site.base, 'language') === null) writeSetting(site.base, 'language', told);
  }, [isShown, site]);
  const hrefIn = useOtherPages();
  const hint = otherLanguages.find(({ lang }) => lang === language)?.hint;
  if (!isShown || !language || !hint) return null;
  return (
    <div lang={language}>
      <Notice
        icon="lucide:info"
        text={hint.text}
        dismissal={hint.decline}
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
          {hint.accept}
        </a>
      </Notice>
    </div>
  );
}

/** Stored instead of a language once the hint was shown. */
const told = 'told';

/** The language chosen on the page, else the one that the browser prefers. */
function otherLanguage({ base, languages, language }: SharedSite): SiteLanguage | undefined {
  const preferred = readSetting(base, 'language') ?? navigator.language.split('-')[0];
  const available = languages.find((known) => known === preferred);
  return available === language ? undefined : available;
}
