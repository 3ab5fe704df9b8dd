import type { ReactNode } from 'react';
import { accountName, detailsText } from '#text/sections.ts';
import { isDirect, isPage } from '../model/contact.ts';
import type { Profile } from '../model/content.ts';
import { accountIcon } from '../model/icon-name.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { mapText, plainText, type Phrase as Sentence } from '../model/phrase.ts';
import type { SocialAccount } from '../model/social-account.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Breakable, Phrase } from '../ui/phrase.tsx';
import { Repeat, Skeleton } from '../ui/skeleton.tsx';
import { cardSection } from './card-section.tsx';
import './details.css';

/** Where the person is to be found: telephone and e-mail, location, company, GitHub and one row per account. */
export default cardSection({
  icon: 'lucide:user',
  weight: 'side',
  title: () => detailsText.title,
  useContent: (site) => {
    const profile = usePortfolioProfile(site);
    const isEmpty = profile.status === 'there' && !hasRows(profile.value, site);
    return isEmpty && site.footer ? { status: 'idle' } : profile;
  },
  Skeleton: () => (
    <div className="details" aria-hidden="true">
      <Repeat count={4}>
        <div data-skeleton="">
          <Skeleton />
        </div>
      </Repeat>
    </div>
  ),
  Body: ({ value, site }) => hasRows(value, site) && <Rows {...value} site={site} />,
  // Without footer content there is no footer, and the law wants the links reachable, also without scripts.
  End: ({ site }) => !site.footer && <PageLinks />,
});

const hasRows = ({ location, company }: Profile, { accounts }: PortfolioSite): boolean =>
  !!(location || company) || accounts.length > 0;

function Rows({ location, company, site }: Profile & { site: PortfolioSite }) {
  return (
    <dl className="details">
      {site.accounts.filter(isDirect).map(accountRow)}
      {location && (
        <Row icon="lucide:map-pin" term={detailsText.basedIn} dir="auto">
          <Phrase of={location} />
        </Row>
      )}
      {company && (
        <Row icon="lucide:building-2" term={detailsText.organization} dir="auto">
          {company.map(({ text, link }, index) => (
            <span key={index}>
              {index > 0 && ' '}
              <OutboundLink href={link}>{text}</OutboundLink>
            </span>
          ))}
        </Row>
      )}
      {site.accounts.filter((account) => !isDirect(account)).map(accountRow)}
    </dl>
  );
}

function accountRow(account: SocialAccount, index: number) {
  const { name, text, link, own } = account;
  return (
    <Row
      key={index}
      icon={accountIcon(account)}
      term={mapText(own?.label ?? accountName(name), (text) => `${text}:`)}
    >
      <OutboundLink
        href={link}
        isMe={isPage(account)}
        label={`${plainText(own?.label ?? accountName(name))}: ${text}`}
      >
        <Breakable>{text}</Breakable>
      </OutboundLink>
    </Row>
  );
}

interface RowProps {
  icon: IconName;
  term: Sentence;
  dir?: 'auto';
  children: ReactNode;
}

const Row = ({ icon, term, dir, children }: RowProps) => (
  <div>
    <dt>
      <Icon name={icon} />
      <Phrase of={term} />
    </dt>
    <dd dir={dir}>{children}</dd>
  </div>
);
