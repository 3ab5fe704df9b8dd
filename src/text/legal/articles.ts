import type { Site } from '../../config/site.ts';
import { disclose } from './disclosure.ts';
import type { LegalSection } from './legal-section.ts';
import { fetchedByVisitor } from './outside-contents.ts';
import { requestData } from './request-data.ts';
import { toUnitedStates, toUnknownCountry } from './third-countries.ts';

/** Where the visitor's browser gets the blog's articles from; null when it does not. */
export function articles(site: Site): LegalSection | null {
  switch (fetchedByVisitor(site).blog) {
    case 'dev':
      return devTo;
    case 'medium':
      return medium;
    default:
      return null;
  }
}

const legalBasis =
  'Art. 6 Abs. 1 lit. f DSGVO. Mein berechtigtes Interesse ist, meine neuesten Artikel hier vorzustellen, ohne sie doppelt zu pflegen.';
const purpose = 'Titel, Vorschautexte und Bilder meiner neuesten Artikel zeigen.';
const optOut =
  'Sie können diese Adressen in Ihrem Browser sperren; es fehlen dann nur die Artikel. Zum Widerspruch siehe unten.';

const devTo: LegalSection = {
  id: 'dev-to',
  heading: 'Artikel von dev.to',
  blocks: [
    'Meine Artikel erscheinen bei dev.to. Ihr Browser fragt dort (`dev.to`) nach der Liste der neuesten und lädt die Vorschaubilder von den Bildservern dieses Dienstes (`media2.dev.to` und die übrigen Adressen, unter denen dev.to Bilder ablegt).',
    disclose({
      data: requestData,
      purpose,
      legalBasis,
      recipient: 'DEV Community Inc., USA, Betreiberin von dev.to, in eigener Verantwortung.',
      thirdCountry: toUnitedStates,
      retention:
        'Ich selbst erhalte und speichere nichts davon. Über die Dauer bei dev.to gibt dessen Datenschutzerklärung Auskunft.',
      optOut,
    }),
    { links: [{ text: 'Datenschutzerklärung von dev.to', href: 'https://dev.to/privacy' }] },
  ],
};

const medium: LegalSection = {
  id: 'medium',
  heading: 'Artikel von Medium über rss2json',
  blocks: [
    'Meine Artikel erscheinen bei Medium. Browser dürfen Mediums Artikelliste nicht unmittelbar lesen; Ihr Browser fragt deshalb den Umwandlungsdienst rss2json (`api.rss2json.com`) danach. Die Vorschaubilder lädt er von den Bildservern von Medium (`cdn-images-1.medium.com`, `miro.medium.com`).',
    disclose({
      data: requestData,
      purpose,
      legalBasis,
      recipient:
        'Der Betreiber von rss2json (Artikelliste) und A Medium Corporation, USA (Bilder), jeweils in eigener Verantwortung.',
      thirdCountry: toUnknownCountry,
      retention:
        'Ich selbst erhalte und speichere nichts davon. Über die Dauer bei den Diensten geben deren Datenschutzerklärungen Auskunft.',
      optOut,
    }),
    {
      links: [
        {
          text: 'Datenschutzerklärung von Medium',
          href: 'https://policy.medium.com/medium-privacy-policy-f03bf92035c9',
        },
        { text: 'Website von rss2json', href: 'https://rss2json.com/' },
      ],
    },
  ],
};
