import type { ContentDisclosure } from '../../text/legal/disclosure.ts';

export const disclosure: ContentDisclosure = {
  kind: 'content',
  // Nobody is asked, so nobody is named.
  names: [],
  section: ({ blog: { url } }) => ({
    id: 'feed',
    heading: 'Artikel aus meinem Blog',
    blocks: [
      `Meine Artikel erscheinen unter \`${new URL(url).host}\`. Ihr Browser fragt dort nicht an: Titel, Vorschautexte und Bilder werden vorab geholt und von hier ausgeliefert. Erst wenn Sie einen Artikel anklicken, ruft Ihr Browser dessen Adresse auf.`,
    ],
  }),
};
