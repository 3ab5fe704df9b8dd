import { isPartly, otherPages } from 'virtual:site-language';
import { languageText, partlyText } from '#text/language.ts';
import './language-switch.css';

/** Links to the page in the site's other languages; at the end of the page they are said once more. */
export const LanguageSwitch = ({ atEnd = false }) => (
  <nav className="language-switch" aria-label={atEnd ? languageText.end : languageText.top}>
    {isPartly && !atEnd && <p>{partlyText}</p>}
    {otherPages.map((page) => (
      <a key={page.lang} {...page} />
    ))}
  </nav>
);
