import { snapshotDisclosure } from '../disclosure.ts';

export const disclosure = snapshotDisclosure(
  'codeberg',
  'Projekte bei Codeberg',
  () =>
    'Einige meiner öffentlichen Projekte liegen bei Codeberg (`codeberg.org`). Ihr Browser fragt dort nicht an: Die Angaben zu den Projekten werden vorab geholt und von hier ausgeliefert. Erst wenn Sie ein Projekt anklicken, ruft Ihr Browser dessen Adresse auf.',
);
