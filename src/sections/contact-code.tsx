import { profileText } from '#text/sections.ts';
import { contactCodeFile } from '../model/contact.ts';
import { withoutScheme } from '../model/http-link.ts';
import type { Site } from '../model/site.ts';
import './contact-code.css';

/** The person as a code on paper, above the page's address. Not loaded lazily: a printer waits for nothing. */
export function ContactCode({ site: { base, home, seo } }: { site: Site }) {
  const address = seo.url && new URL(base + home.slice(1), seo.url).href;
  return (
    <div className="contact-code">
      <svg role="img" aria-label={profileText.contactCode}>
        <use href={`${base}${contactCodeFile}#code`} />
      </svg>
      {address && <p>{withoutScheme(address)}</p>}
    </div>
  );
}
