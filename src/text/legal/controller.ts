import type { Site } from '../../config/site.ts';
import type { LegalSection } from './legal-section.ts';
import { postalAddress, waysOfContact } from './owner.ts';

/** Who decides about the data (Art. 13 Abs. 1 lit. a DSGVO). */
export function controller({ legal }: Site): LegalSection {
  const address = postalAddress(legal);
  const facts = waysOfContact(legal);
  return {
    id: 'verantwortlicher',
    heading: 'Verantwortlicher',
    blocks: [
      'Für die Verarbeitung personenbezogener Daten auf dieser Website ist verantwortlich:',
      ...(address.length > 0 ? [{ address }] : []),
      ...(facts.length > 0 ? [{ facts }] : []),
      'Schreiben Sie mir, wenn Sie Fragen zum Datenschutz haben oder eines Ihrer Rechte wahrnehmen möchten. Eine formlose Nachricht genügt.',
    ],
  };
}
