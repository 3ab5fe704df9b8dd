import { LanguageSwitch } from 'virtual:language-switch';
import { languageOf, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import './footer.css';

/** The owner's words, the legal links and the other languages; without words the languages alone. */
export function Footer({ site }: { site: Site }) {
  const languages = LanguageSwitch && <LanguageSwitch atEnd />;
  if (!site.footer) return languages;
  return (
    <footer className="footer">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own HTML, sanitised when it was compiled */}
      <div lang={languageOf(site.footer)} dangerouslySetInnerHTML={{ __html: plainText(site.footer) }} />
      <LegalLinks />
      {languages}
    </footer>
  );
}
