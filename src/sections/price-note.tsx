import { pricesText } from '#text/sections.ts';
import type { Site } from '../model/site.ts';
import './price-note.css';

/** Below the services: whether prices include tax, and to whom they are offered. */
export function PriceNote({ site }: { site: Site }) {
  const { prices } = site.services;
  if (!prices) return null;
  const { vat } = prices;
  const sentences = [
    vat === 'smallBusiness' ? site.law.smallBusiness : pricesText[vat],
    prices.audience === 'businesses' && pricesText.businesses,
  ];
  return <p className="price-note">{sentences.filter(Boolean).join(' ')}</p>;
}
