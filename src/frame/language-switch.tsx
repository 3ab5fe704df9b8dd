import { isPartly, otherLanguages, routes } from 'virtual:pages';
import type { ReactNode } from 'react';
import { useLocation, useRouter } from 'wouter';
import { languageText } from '#text/page.ts';
import { writeSetting } from '../ui/stored-setting.ts';
import './language-switch.css';

interface LanguageSwitchProps {
  atEnd?: boolean;
  hasNote?: boolean;
}

/** Links to the page in the site's other languages, at its top and at its end. */
export const LanguageSwitch = ({ atEnd = false, hasNote = !atEnd }: LanguageSwitchProps) => (
  <nav
    className="language-switch cluster screen-only"
    aria-label={atEnd ? languageText.end : languageText.top}
  >
    {hasNote && <LanguageNote />}
    {otherLanguages.map((other) => (
      <LanguageLink key={other.lang} to={other} />
    ))}
  </nav>
);

export const LanguageNote = () => isPartly && <p className="language-note">{languageText.partly}</p>;

interface LanguageLinkProps {
  to: (typeof otherLanguages)[number];
  className?: string;
  children?: ReactNode;
}

/** Links to this page in another language, or to that language's portfolio. */
export function LanguageLink({ to, className, children = to.name }: LanguageLinkProps) {
  const { lang, paths } = to;
  const { base } = useRouter();
  const [path] = useLocation();
  return (
    <a
      href={`${base}/${paths[routes[path] ?? 'portfolio'] ?? paths.portfolio}`}
      hrefLang={lang}
      lang={lang}
      className={className}
      onClick={() => writeSetting(`${base}/`, 'language', lang)}
    >
      {children}
    </a>
  );
}
