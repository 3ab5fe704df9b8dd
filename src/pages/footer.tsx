import type { Site } from '../config/site.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import './footer.css';

/** The owner's words and the legal links; only when there are such words. */
export function Footer({ site }: { site: Site }) {
  if (!site.footer) return null;
  return (
    <footer className="footer">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own HTML, sanitised when it was compiled */}
      <div dangerouslySetInnerHTML={{ __html: site.footer }} />
      <LegalLinks />
    </footer>
  );
}
