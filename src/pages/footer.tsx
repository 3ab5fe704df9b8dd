import { languageOf, type Phrase, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import './footer.css';

/** The owner's own HTML, sanitised when it was compiled. */
const htmlOf = (phrase: Phrase) => ({
  lang: languageOf(phrase),
  dangerouslySetInnerHTML: { __html: plainText(phrase) },
});

/** The owner's words and the legal links; only when there are such words. */
export function Footer({ site }: { site: Site }) {
  if (!site.footer) return null;
  return (
    <footer className="footer">
      <div {...htmlOf(site.footer)} />
      <LegalLinks />
    </footer>
  );
}
