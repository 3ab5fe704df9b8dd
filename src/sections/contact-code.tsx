import { profileText } from '#text/sections.ts';
import { contactCodeFile } from '../model/contact.ts';
import { withoutScheme } from '../model/http-link.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import './contact-code.css';

/** A popover, so that it opens without scripts. */
export const contactCodeId = 'contact-code';

/**
 * The person as a code above the page's address: on paper, and as large as the screen allows for the camera of somebody who
 * is met. Not loaded lazily: a printer waits for nothing.
 */
export function ContactCode({ site: { base, home, seo } }: { site: PortfolioSite }) {
  const address = seo.url && new URL(base + home.slice(1), seo.url).href;
  return (
    <div
      id={contactCodeId}
      className="contact-code"
      popover="auto"
      role="dialog"
      aria-label={profileText.contactCode}
    >
      <svg role="img" aria-label={profileText.contactCode}>
        <use href={`${base}${contactCodeFile}#code`} />
      </svg>
      {address && <p>{withoutScheme(address)}</p>}
    </div>
  );
}

export const ShowContactCode = () => (
  <button
    type="button"
    className="button button-quiet profile-code"
    popoverTarget={contactCodeId}
    aria-label={profileText.showCode}
    title={profileText.showCode}
  >
    <Icon name="lucide:qr-code" />
  </button>
);
