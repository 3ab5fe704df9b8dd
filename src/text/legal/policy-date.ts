import type { Site } from '../../config/site.ts';
import type { LegalSection } from './legal-section.ts';

/** When the policy was written, and that it follows the site. */
export function policyDate({ legal }: Site): LegalSection {
  return {
    id: 'stand',
    heading: 'Stand dieser Erklärung',
    blocks: [
      `Diese Datenschutzerklärung ist von ${legal.privacyDate}. Ändert sich, was die Website tut, oder das Recht, passe ich sie an; es gilt die Fassung, die hier steht.`,
    ],
  };
}
