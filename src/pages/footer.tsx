import { LanguageSwitch } from 'virtual:language-switch';
import { languageOf, type Phrase, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import './footer.css';

/** The owner's own HTML, sanitised when it was compiled. */
const htmlOf = (phrase: Phrase) => ({
  lang: languageOf(phrase),
  dangerouslySetInnerHTML: { __html: plainText(phrase) },
});

/** The owner's words, the legal links and the other languages; without such words those languages alone. */
export function Footer({ site }: { site: Site }) {
  const languages = LanguageSwitch && <LanguageSwitch atEnd />;
  if (!site.footer) return languages;
  return (
    <footer className="footer">
      <div {...htmlOf(site.footer)} />
      <LegalLinks />
      {languages}
    </footer>
  );
}
