import { accountName, detailsText } from '#text/sections.ts';
import type { Profile } from '../model/content.ts';
import { mapText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import { Breakable } from '../ui/breakable.tsx';
import { Icon } from '../ui/icon.tsx';
import { LegalLinks } from '../ui/legal-links.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Repeat } from '../ui/repeat.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Content, cardSection } from './card-section.tsx';
import './details.css';

const skeletonCount = 4;

/** Where the person is to be found: location, company, GitHub and one row per account. */
export default cardSection<Pick<Profile, 'location' | 'company'>>({
  icon: 'lucide:user',
  title: () => detailsText.title,
  useContent: useDetails,
  Skeleton: () => (
    <div className="details" aria-hidden="true">
      <Repeat count={skeletonCount}>
        <div data-skeleton="">
          <Skeleton />
        </div>
      </Repeat>
    </div>
  ),
  Body: ({ value: { location, company }, site }) => (
    <dl className="details">
      {location && (
        <div>
          <dt>
            <Icon name="lucide:map-pin" />
            <Phrase of={detailsText.basedIn} />
          </dt>
          <dd dir="auto">{location}</dd>
        </div>
      )}
      {company && (
        <div>
          <dt>
            <Icon name="lucide:building-2" />
            <Phrase of={detailsText.organization} />
          </dt>
          <dd dir="auto">
            {company.map(({ text, link }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text, in their order
              <span key={index}>
                {index > 0 && ' '}
                {link ? <OutboundLink href={link}>{text}</OutboundLink> : text}
              </span>
            ))}
          </dd>
        </div>
      )}
      {site.accounts.map(({ network, name, text, link }) => (
        <div key={network}>
          <dt>
            <Icon name={`social-${network}`} />
            <Phrase of={mapText(accountName(name), (text) => `${text}:`)} />
          </dt>
          <dd>
            {link ? (
              <OutboundLink href={link}>
                <Breakable>{text}</Breakable>
              </OutboundLink>
            ) : (
              <Breakable>{text}</Breakable>
            )}
          </dd>
        </div>
      ))}
    </dl>
  ),
  // Without footer content there is no footer, and the law wants the links reachable: always, and without scripts.
  End: ({ site }) => !site.footer && <LegalLinks />,
});

function useDetails(site: Site): Content<Pick<Profile, 'location' | 'company'>> {
  const answer = usePortfolioProfile(site);
  return answer.status === 'there' ? { state: 'shown', value: answer.value } : { state: 'loading' };
}
