import { profileText } from '#text/sections.ts';
import { contactCodeFile } from '../model/contact.ts';
import { withoutScheme } from '../model/http-link.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import './contact-code.css';

/** The person as a code: on paper, for which it is not loaded lazily, and in a popover, which opens without scripts. */
export function ContactCode({ site: { base, home, seo } }: { site: PortfolioSite }) {
  const address = seo.url && new URL(base + home.slice(1), seo.url).href;
  return (
    <div
      id="contact-code"
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
    popoverTarget="contact-code"
    aria-label={profileText.showCode}
    title={profileText.showCode}
  >
    <Icon name="lucide:qr-code" />
  </button>
);
