import { profileText } from '#text/sections.ts';
import { contactCardFile, contactCodeFile } from '../model/contact.ts';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import './contact-card.css';

/** Hands the person over to the visitor's address book. */
export function SaveContact({ site: { base } }: { site: Site }) {
  return (
    <a className="button button-block button-quiet" href={base + contactCardFile} type="text/vcard">
      <Icon name="lucide:user-round-plus" />
      <span>{profileText.saveContact}</span>
    </a>
  );
}

/** The same on paper, for a camera, above the page's address. Loaded with the page: a printer waits for nothing. */
export function ContactCode({ site: { base, home, seo } }: { site: Site }) {
  const address = seo.url && new URL(base + home.slice(1), seo.url).href;
  return (
    <div className="contact-code">
      <svg role="img" aria-label={profileText.contactCode}>
        <use href={`${base}${contactCodeFile}#code`} />
      </svg>
      {address && <p>{address.replace(/^https?:\/\/|\/$/g, '')}</p>}
    </div>
  );
}
