import { card } from 'virtual:pages';
import { profileText } from '#text/sections.ts';
import { contactCardFile, leadsToCalendar } from '../model/contact.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { ShowContactCode } from './contact-code.tsx';
import '../ui/button.css';

const quiet = 'button button-block button-quiet';

/** The ways to the person, and their files, as buttons. */
export function ProfileActions({ site }: { site: PortfolioSite }) {
  const { accounts, contact, contactCard, resume, downloads = [] } = site;
  const linkTo = (network: string) => accounts.find((account) => account.network === network)?.link;
  const email = linkTo('email');
  const phone = linkTo('phone');
  return (
    <div className="profile-actions">
      {email && (
        <a className="button button-block profile-mail" href={email}>
          <Icon name="lucide:mail" />
          {profileText.contact}
        </a>
      )}
      {phone && (
        <a className={quiet} href={phone}>
          <Icon name="lucide:phone" />
          {profileText.call}
        </a>
      )}
      {contact && (
        <OutboundLink href={contact.link} className={quiet}>
          <Icon name={leadsToCalendar(contact) ? 'lucide:calendar' : 'lucide:arrow-up-right'} />
          <Phrase of={contact.label} />
        </OutboundLink>
      )}
      {/* Not within this document: a page may have its own. */}
      {card.map(({ name, href, icon }) => (
        <a key={href} className={`${quiet} profile-page`} href={site.base.slice(0, -1) + href}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
      {contactCard && (
        <a className={quiet} href={site.base + contactCardFile} type="text/vcard">
          <Icon name="lucide:user-round-plus" />
          <span>{profileText.saveContact}</span>
        </a>
      )}
      {siteHas.contactCard && <ShowContactCode />}
      {resume.fileUrl && (
        <OutboundLink href={resume.fileUrl} className={quiet}>
          <Icon name="lucide:file-text" />
          <Phrase of={profileText.resume} />
        </OutboundLink>
      )}
      {downloads.map(({ label, file }, index) => (
        <OutboundLink key={index} href={file} className={quiet}>
          <Icon name="lucide:file-down" />
          <Phrase of={label} />
        </OutboundLink>
      ))}
    </div>
  );
}
