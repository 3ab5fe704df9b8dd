import { profileText } from '#text/sections.ts';
import { contactCodeFile } from '../model/contact.ts';
import { withoutScheme } from '../model/http-link.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import './contact-code.css';

interface ContactCodeProps {
  site: PortfolioSite;
  name: string | undefined;
}

/** The person as a code: on paper, for which it is not loaded lazily, and in a popover, which opens without scripts. */
export function ContactCode({ site: { base, home, seo }, name }: ContactCodeProps) {
  const address = seo.url && new URL(base + home.slice(1), seo.url).href;
  return (
    <div
      id="contact-code"
      className="contact-code"
      popover="auto"
      role="dialog"
      aria-label={profileText.contactCode}
    >
      <div className="contact-code-head screen-only">
        <p>{name}</p>
        <button
          type="button"
          className="icon-button"
          popoverTarget="contact-code"
          popoverTargetAction="hide"
          aria-label={profileText.closeCode}
          // biome-ignore lint/a11y/noAutofocus: takes the focus when the popover opens, and never before
          autoFocus
        >
          <Icon name="lucide:x" />
        </button>
      </div>
      <svg aria-hidden="true">
        <use href={`${base}${contactCodeFile}#code`} />
      </svg>
      <p className="screen-only">{profileText.scanCode}</p>
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
  >
    <Icon name="lucide:qr-code" />
  </button>
);
