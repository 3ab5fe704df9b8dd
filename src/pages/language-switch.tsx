import { isPartly, otherLanguages } from 'virtual:pages';
import { useLocation, useRouter } from 'wouter';
import { languageText } from '#text/page.ts';
import type { SiteLanguage } from '../model/site-language.ts';
import { writeSetting } from '../ui/stored-setting.ts';
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

/** The address of this page in another language, or of that language's portfolio. */
export function useOtherPages(): (language: SiteLanguage) => string | undefined {
  const { base } = useRouter();
  const [path] = useLocation();
  return (language) => {
    const other = otherLanguages.find(({ lang }) => lang === language);
    return other && base + (other.paths[path] ?? other.home);
  };
}
