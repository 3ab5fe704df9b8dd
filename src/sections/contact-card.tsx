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
      {profileText.saveContact}
    </a>
  );
}

/** The same on paper, for a camera. Loaded with the page: a printer waits for nothing. */
export function ContactCode({ site: { base } }: { site: Site }) {
  return (
    <svg className="contact-code" role="img" aria-label={profileText.contactCode}>
      <use href={`${base}${contactCodeFile}#code`} />
    </svg>
  );
}
