import { pricesText, priceText, servicesText } from '#text/sections.ts';
import { serviceCategoryTone } from '../model/badge-tone.ts';
import { plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import '../ui/details.css';
import './services.css';

export default cardSection({
  icon: 'lucide:toolbox',
  sells: true,
  useContent: (site) => shown(site.services.list),
  title: (site) => site.services.header,
  Skeleton: ({ site }) => (
    <ItemsSkeleton className={listClass(site)} item="item service" count={6}>
      <span className="tile" />
      <SkeletonText as="h3" width="most" />
      <SkeletonText className="service-pricing" width="half" />
      <SkeletonText className="service-description" width="half" lines={6} />
    </ItemsSkeleton>
  ),
  Body: ({ value, site }) => (
    <>
      <Items className={listClass(site)} of={value}>
        {(service) => <ServiceItem {...service} />}
      </Items>
      <PriceNote site={site} />
    </>
  ),
});

/** More than four would make one column much longer than the other, so there they stay rows. */
function listClass({ arrangement, services }: PortfolioSite): string {
  const isInColumn = arrangement.right.length > 0 && arrangement.left.includes('services');
  const isOpen = !isInColumn || services.list.length <= 4;
  return `items items-grid items-thirds services print-three ${isOpen ? 'services-open' : ''}`;
}

function ServiceItem(service: PortfolioSite['services']['list'][number]) {
  const { name, description, icon, category, features, pricing, link } = service;
  return (
    <article className="item service">
      <span className="tile">
        <Icon name={`service-${icon}`} />
      </span>
      <Phrase as="h3" of={name} />
      {category && <Badge tone={serviceCategoryTone(plainText(category))}>{category}</Badge>}
      <p className="service-pricing">
        <Phrase of={pricing} />
        <ServiceNote {...service} />
      </p>
      {(description || features.length > 0 || link) && (
        <details>
          {/* Covers the row above it, and is not there where the screen has room for all. */}
          <summary>
            <span className="visually-hidden">{`${servicesText.features}: ${plainText(name)}`}</span>
          </summary>
          {(description || link) && (
            <p className="service-description">
              <Phrase of={description} />{' '}
              {link && (
                <OutboundLink
                  href={link}
                  className="service-more"
                  label={`${servicesText.more}: ${plainText(name)}`}
                >
                  {servicesText.more}
                </OutboundLink>
              )}
            </p>
          )}
          {features.length > 0 && (
            <ul className="service-features stack print-inline" aria-label={servicesText.features}>
              {features.slice(0, 3).map((feature) => (
                <li key={plainText(feature)}>
                  <Phrase of={feature} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </article>
  );
}

/** Whether prices include tax and for whom they are, unless each service says so itself. */
function PriceNote({ site: { services, law } }: { site: PortfolioSite }) {
  const { prices, list } = services;
  const others = list.filter(({ audience }) => !audience);
  if (!prices) return null;
  const { vat, audience } = prices;
  const text = others.length < list.length ? pricesText.others : pricesText;
  const sentences = [
    vat === 'smallBusiness' ? law.smallBusiness : others.length > 0 && text[vat],
    others.length > 0 && audience === 'businesses' && text.businesses,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="card-note meta">{sentences.join(' ')}</p>;
}

/** Beside the price of a service that says for whom it is. */
function ServiceNote({ audience, vat }: PortfolioSite['services']['list'][number]) {
  const notes = [vat && priceText[vat], audience && audience !== 'both' && priceText[audience]];
  return audience && <small className="service-note">{notes.filter(Boolean).join(', ')}</small>;
}
