import { card } from 'virtual:pages';
import { accountName, profileText } from '#text/sections.ts';
import { contactCardFile, isDirect, isPage, leadsToCalendar } from '../model/contact.ts';
import { accountIcon } from '../model/icon-name.ts';
import { languageOf, plainText } from '../model/phrase.ts';
import { languageOfText } from '../model/site-language.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import type { SocialAccount } from '../site/social-account.ts';
import { Icon } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { Availability } from './availability.tsx';
import type { SectionProps } from './card-section.tsx';
import { ClientWords } from './client-words.tsx';
import { ContactCode, ShowContactCode } from './contact-code.tsx';
import '../ui/button.css';
import '../ui/icon-button.css';
import './profile.css';

const portrait = { width: 176, height: 176, loading: 'eager', fetchPriority: 'high' } as const;
/** Across both columns it is larger than where it has one. */
const sizesAcross = '(width >= 48rem) 10.25rem, 5rem';

/** The person: avatar, name, bio, ways of contact. It holds the page's one h1. */
export default function Profile({ id, site }: SectionProps) {
  const state = usePortfolioProfile(site);
  const person = state.status === 'success' && state.value;
  const { username } = site.github;
  const isHeadlined = Boolean(site.profile.role || site.profile.promise);
  const placeholder = `${site.base}images/avatar-placeholder.svg`;
  const direct = site.accounts.filter(isDirect);
  const networks = (
    <ul className="profile-accounts cluster screen-only" aria-label={profileText.socialAccounts}>
      {site.accounts.filter((account) => account.link && !isDirect(account)).map(networkLink)}
    </ul>
  );
  return (
    <section
      id={id}
      className={`card profile h-card ${isHeadlined ? 'profile-headlined' : ''}`}
      aria-labelledby="profile-name"
      aria-busy={!person || undefined}
    >
      <div
        className={`portrait profile-avatar ${site.themeConfig.displayAvatarRing ? 'profile-avatar-ring' : ''}`}
      >
        {person && (
          <Picture
            {...portrait}
            sizes={site.opensAcross ? sizesAcross : undefined}
            src={person.avatar ?? placeholder}
            alt={profileText.avatar(person.name)}
            fallback={<Picture {...portrait} src={placeholder} alt={profileText.avatar(person.name)} />}
          />
        )}
        {!person && <Skeleton shape="circle" />}
      </div>
      <div className="profile-words">
        <h1 id="profile-name" className="p-name" dir="auto">
          {person ? person.name || username : <span className="visually-hidden">{username}</span>}
          {!person && <Skeleton width="most" />}
        </h1>
        <Phrase as="p" of={site.profile.role} className="profile-role" />
        <Phrase as="p" of={site.profile.promise} className="profile-promise" />
        {person && (
          <Phrase
            as="p"
            of={person.bio}
            className="profile-bio p-note"
            dir="auto"
            lang={site.profile.bio ? undefined : languageOfText(plainText(person.bio ?? ''))}
          />
        )}
        {!person && <SkeletonText className="profile-bio" width="most" lines={2} />}
        <Availability site={site} />
        <ClientWords site={site} />
        {direct.length > 0 && <p className="profile-contact">{direct.map(({ text }) => text).join(' · ')}</p>}
      </div>
      {!isHeadlined && networks}
      <ProfileActions site={site} />
      {site.contactCard && <ContactCode site={site} name={person ? person.name || username : username} />}
      {/* A headline leads to the buttons first. */}
      {isHeadlined && networks}
    </section>
  );
}

function networkLink(account: SocialAccount, index: number) {
  const { link, text, own } = account;
  const name = own?.label ?? accountName(account.name);
  const label = `${plainText(name)}: ${text}`;
  return (
    <li key={index} lang={languageOf(name)}>
      <OutboundLink href={link} isMe={isPage(account)} className="icon-button u-url" label={label}>
        <Icon name={accountIcon(account)} />
      </OutboundLink>
    </li>
  );
}

const quiet = 'button button-quiet';

function ProfileActions({ site }: { site: PortfolioSite }) {
  const { accounts, contact, contactCard, resume, downloads = [] } = site;
  const [email, phone] = ['email', 'phone'].map((name) => accounts.find(({ network }) => network === name));
  return (
    <div className="profile-actions cluster screen-only">
      {email?.link && (
        <a className="button profile-mail" href={email.link}>
          <Icon name="lucide:mail" />
          {profileText.contact}
        </a>
      )}
      {phone?.link && (
        <a className={quiet} href={phone.link}>
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
      {/* Loads a document: the page may have one of its own. */}
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
      {contactCard && <ShowContactCode />}
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
