import type { ReactNode } from 'react';
import { accountName, detailsText } from '#text/sections.ts';
import { isDirect, isPage } from '../model/contact.ts';
import type { Profile } from '../model/content.ts';
import { accountIcon } from '../model/icon-name.ts';
import { type LocalizedText, mapText } from '../model/phrase.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import type { SocialAccount } from '../site/social-account.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Breakable, Phrase } from '../ui/phrase.tsx';
import { Placeholders, Skeleton } from '../ui/skeleton.tsx';
import { cardSection } from './card-section.tsx';
import './details.css';

/** Where the person is to be found: location, company, GitHub and one row per account. */
export default cardSection({
  icon: 'lucide:user',
  title: () => detailsText.title,
  useContent: (site) => {
    const profile = usePortfolioProfile(site);
    const isEmpty =
      profile.status === 'success' && !rowsOf(profile.value, site).some(({ content }) => content);
    return isEmpty && site.footer ? { status: 'idle' } : profile;
  },
  Skeleton: () => (
    <Placeholders className="details" count={4}>
      <Skeleton />
    </Placeholders>
  ),
  Body: ({ value, site }) => {
    const rows = rowsOf(value, site);
    if (!rows.some(({ content }) => content)) return null;
    return (
      <dl className="details">
        {rows.map(
          ({ icon, term, content, dir }, index) =>
            content && (
              <div key={index}>
                <dt>
                  <Icon name={icon} />
                  <Phrase of={term} />
                </dt>
                <dd dir={dir}>{content}</dd>
              </div>
            ),
        )}
      </dl>
    );
  },
  // The law wants the links reachable, also without a footer and without scripts.
  End: ({ site }) => !site.footer && <PageLinks />,
});

type Row = { icon: IconName; term: LocalizedText; content: ReactNode; dir?: 'auto' };

/** All that there may be, also without content, so that each keeps its place when a response comes. */
function rowsOf({ location, company }: Profile, { accounts }: PortfolioSite): Row[] {
  const employer = company && <OutboundLink href={company.link}>{company.text}</OutboundLink>;
  const place = location && <Phrase of={location} />;
  return [
    { icon: 'lucide:map-pin', term: detailsText.basedIn, content: place, dir: 'auto' },
    { icon: 'lucide:building-2', term: detailsText.organization, content: employer, dir: 'auto' },
    ...accounts.map(accountRow),
  ];
}

function accountRow(account: SocialAccount): Row {
  const { name, text, link, own } = account;
  const label = own?.label ?? accountName(name);
  return {
    icon: accountIcon(account),
    term: mapText(label, (text) => `${text}:`),
    // The link's name is its text: the term before it names the network.
    content: isDirect(account) ? (
      <a href={link}>
        <Breakable>{text}</Breakable>
      </a>
    ) : (
      <OutboundLink href={link} isMe={isPage(account)}>
        <Breakable>{text}</Breakable>
      </OutboundLink>
    ),
  };
}
