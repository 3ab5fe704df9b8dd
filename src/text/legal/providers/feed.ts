import { writtenHost } from '../../../model/http-link.ts';
import { snapshotDisclosure } from '../disclosure.ts';

export const disclosure = snapshotDisclosure(
  'feed',
  'Artikel aus meinem Blog',
  ({ blog: { url } }) =>
    `Meine Artikel erscheinen unter \`${writtenHost(url)}\`. Ihr Browser fragt dort nicht an: Titel, Vorschautexte und Bilder werden vorab geholt und von hier ausgeliefert. Erst wenn Sie einen Artikel anklicken, ruft Ihr Browser dessen Adresse auf.`,
);
