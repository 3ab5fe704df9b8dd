import type { SharedSite } from '../model/page-site.ts';
import { languageOf, plainText } from '../model/phrase.ts';
import { PageLinks } from '../ui/page-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './footer.css';

/** The owner's words, the legal links and the other languages; without links the languages alone. */
export function Footer({ words, hasLinks = !!words }: { words: SharedSite['footer']; hasLinks?: boolean }) {
  const languages = siteHas.languages && <LanguageSwitch atEnd />;
  if (!hasLinks) return languages;
  return (
    <footer className="footer">
      {words && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own HTML, sanitised when it was compiled
        <div lang={languageOf(words)} dangerouslySetInnerHTML={{ __html: plainText(words) }} />
      )}
      <PageLinks />
      {languages}
    </footer>
  );
}
