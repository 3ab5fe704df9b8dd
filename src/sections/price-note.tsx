import { pricesText, priceText } from '#text/sections.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import './price-note.css';

/** Whether prices include tax and for whom they are, unless each service says so itself. */
export function PriceNote({ site: { services, law } }: { site: PortfolioSite }) {
  const { prices, list } = services;
  const others = list.filter(({ audience }) => !audience);
  if (!prices) return null;
  const { vat, audience } = prices;
  const text = others.length < list.length ? pricesText.others : pricesText;
  const sentences = [
    vat === 'smallBusiness' ? law.smallBusiness : others.length > 0 && text[vat],
    others.length > 0 && audience === 'businesses' && text.businesses,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="price-note">{sentences.join(' ')}</p>;
}

/** Beside the price of a service that says for whom it is. */
export function ServiceNote({ audience, vat }: PortfolioSite['services']['list'][number]) {
  const notes = [vat && priceText[vat], audience && audience !== 'both' && priceText[audience]];
  return audience && <small className="service-note">{notes.filter(Boolean).join(', ')}</small>;
}
