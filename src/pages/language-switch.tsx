import { languageText } from '#text/language.ts';
import type { Site } from '../config/site.ts';
import { homePath, type SiteLanguage } from '../model/site-language.ts';
import { writeSetting } from '../model/stored-setting.ts';
import { languageNames } from '../text/language-names.ts';
import { keepPlace } from './language-place.ts';
import './language-switch.css';

export { returnToPlace } from './language-place.ts';

export const loadLanguageOffer = () => import('./language-offer.tsx');

interface LanguageSwitchProps {
  site: Site;
  /** At the end of the page it is said once more. */
  atEnd?: boolean;
}

/** Links to the page in the site's other languages. */
export function LanguageSwitch({ site, atEnd = false }: LanguageSwitchProps) {
  return (
    <nav className="language-switch" aria-label={atEnd ? languageText.end : languageText.top}>
      {site.isPartly && !atEnd && <p>{languageText.partly}</p>}
      {site.languages
        .filter((language) => language !== site.language)
        .map((language) => (
          <LanguageLink key={language} site={site} language={language}>
            {languageNames[language]}
          </LanguageLink>
        ))}
    </nav>
  );
}

interface LanguageLinkProps {
  site: Site;
  language: SiteLanguage;
  className?: string;
  children: string;
}

/** A plain link to the page in another language, with which the visitor stays at the section that they read. */
export function LanguageLink({ site, language, className, children }: LanguageLinkProps) {
  return (
    <a
      href={site.base + homePath(site.languages, language).slice(1)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={({ currentTarget }) => {
        writeSetting(site.base, 'language', language);
        currentTarget.hash = keepPlace(site.base) ?? '';
      }}
    >
      {children}
    </a>
  );
}
