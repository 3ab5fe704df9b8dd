import { isPartly, otherPages } from 'virtual:site-language';
import { use } from 'react';
import { languageText, partlyText } from '#text/language.ts';
import { OfflineContext } from '../offline/offline-context.ts';
import { writeSetting } from '../ui/stored-setting.ts';
import './language-switch.css';

/** Links to the page in the site's other languages; at the end of the page they are said once more. */
export function LanguageSwitch({ atEnd = false }) {
  const { base } = use(OfflineContext);
  return (
    <nav className="language-switch" aria-label={atEnd ? languageText.end : languageText.top}>
      {isPartly && !atEnd && <p>{partlyText}</p>}
      {otherPages.map(({ href, ...page }) => (
        <a key={page.lang} href={href} {...page} onClick={() => writeSetting(base, 'language', page.lang)} />
      ))}
    </nav>
  );
}
