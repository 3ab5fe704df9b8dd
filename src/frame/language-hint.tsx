import { otherLanguages } from 'virtual:pages';
import { useEffect, useState } from 'react';
import type { SharedSite } from '../site/page-site.ts';
import { useNoticeQueue } from '../ui/notice-queue.ts';
import { readSetting, writeSetting } from '../ui/stored-setting.ts';
import { LanguageLink } from './language-switch.tsx';
import { Notice } from './notice.tsx';

/**
 * Says once that there is a page in the visitor's preferred language. There is no redirect. Not before they have scrolled:
 * the link at the top is in sight until then.
 */
export default function LanguageHint({ site, hasScrolled }: { site: SharedSite; hasScrolled: boolean }) {
  const { base, language } = site;
  /** The language chosen on the page, else the first that the browser prefers and the site has. */
  const [preferred, setPreferred] = useState(() => readSetting(base, 'language') ?? preferredOf(language));
  const other = otherLanguages.find(({ lang }) => lang === preferred);
  const isShown = useNoticeQueue('language', hasScrolled && other !== undefined);
  useEffect(() => {
    // No language, so that no hint follows.
    if (isShown && readSetting(base, 'language') === null) writeSetting(base, 'language', 'told');
  }, [isShown, base]);
  if (!isShown || !other) return null;
  const { lang, hint } = other;
  const dismiss = () => {
    writeSetting(base, 'language', language);
    setPreferred(language);
  };
  return (
    <div lang={lang}>
      <Notice icon="lucide:info" text={hint.text} dismissText={hint.decline} onDismiss={dismiss}>
        <LanguageLink to={other} className="button">
          {hint.accept}
        </LanguageLink>
      </Notice>
    </div>
  );
}

function preferredOf(shown: string): string | undefined {
  const available = [shown, ...otherLanguages.map(({ lang }) => lang)];
  return navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((tag) => available.includes(tag));
}
