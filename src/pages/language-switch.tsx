import { isPartly, otherLanguages } from 'virtual:pages';
import { useRouter } from 'wouter';
import { languageText } from '#text/page.ts';
import { writeSetting } from '../ui/stored-setting.ts';
import { useOtherPages } from './other-languages.ts';
import './language-switch.css';

/** Links to the page in the site's other languages, at its top and at its end. */
export function LanguageSwitch({ atEnd = false }) {
  const { base } = useRouter();
  const hrefIn = useOtherPages();
  return (
    <nav className="language-switch" aria-label={atEnd ? languageText.end : languageText.top}>
      {isPartly && !atEnd && <p>{languageText.partly}</p>}
      {otherLanguages.map(({ lang, name }) => (
        <a
          key={lang}
          href={hrefIn(lang)}
          hrefLang={lang}
          lang={lang}
          onClick={() => writeSetting(`${base}/`, 'language', lang)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
