/** What any server learns from a browser that asks it for something on behalf of this site. */
export const requestData =
  'IP-Adresse, Zeitpunkt, abgerufene Adresse, die Adresse dieser Website, Browser und Betriebssystem, bevorzugte Sprache.';
