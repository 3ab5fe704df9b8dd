import type { DeviceEntry } from '../../model/device-entries.ts';
import { analyticsOf, type Site } from '../../model/site.ts';
import { type Fact, section } from '../../text/legal-page.ts';

/** Explains each entry, false where it is not stored. Some entries share a fact. */
export function deviceFacts(
  site: Site,
  storesResponses: boolean,
): Readonly<Record<DeviceEntry, Fact | false>> {
  const app = site.enablePWA && {
    term: 'Die Website selbst (Service Worker und Cache Storage)',
    text: `Die Dateien dieser Website${
      site.data === 'live' ? ' sowie geladene Antworten und Bilder' : ''
    }, damit Sie sie ohne Netz öffnen und als App installieren können. Neue Fassungen ersetzen alte, die Menge ist begrenzt; sonst bis Sie sie löschen.`,
  };
  return {
    theme: !site.themeConfig.disableSwitch && {
      term: 'Gewähltes Farbschema (Local Storage)',
      text: 'Der Name des Farbschemas, das Sie gewählt haben, damit es beim nächsten Besuch wieder gilt. Erst ab Ihrer Wahl, bis Sie es löschen.',
    },
    consent: analyticsOf(site).length > 0 && {
      term: 'Ihre Entscheidung zur Statistik (Local Storage)',
      text: 'Ob Sie zugestimmt oder abgelehnt haben, damit die Website Sie nicht jedes Mal fragt. Bis Sie sie ändern oder löschen.',
    },
    language: site.languages.length > 1 && {
      term: 'Gewählte Sprache (Local Storage)',
      text: 'Die Sprache, die Sie auf der Seite gewählt haben, oder dass Sie auf die andere hingewiesen wurden, damit die Website Sie nicht jedes Mal darauf hinweist; erst ab Ihrer Wahl oder dem Hinweis, bis Sie es löschen.',
    },
    limits: storesResponses && {
      term: 'Pausen von Diensten (Cache Storage)',
      text: 'Bis wann ein Dienst keine weiteren Anfragen annimmt, damit Ihr Browser ihn so lange nicht fragt. Spätere ersetzen frühere; sonst bis Sie sie löschen.',
    },
    worker: site.enablePWA && {
      term: 'Letzte Suche nach einer neuen Fassung (Local Storage)',
      text: 'Wann Ihr Browser zuletzt nach einer neuen Fassung gesehen hat, oder seit wann die Datei dafür fehlt, damit sich die gespeicherte Fassung entfernen kann, wenn es die Website unter dieser Adresse nicht mehr gibt. Die neuere Angabe ersetzt die ältere; sonst bis Sie sie löschen.',
    },
    reloaded: {
      term: 'Neuladen nach einem Fehler (Session Storage)',
      text: 'Welche Fassung neu geladen wurde, weil eine ihrer Dateien fehlte, damit das nicht endlos geschieht. Nur in diesem Fall, bis Sie den Tab schließen.',
    },
    'install-declined': site.enablePWA && {
      term: 'Ausgeblendetes Angebot zum Installieren (Local Storage)',
      text: 'Wann Sie das Angebot abgelehnt haben, die Website als App zu installieren, damit es nicht bei jedem Besuch wiederkommt. Erst ab Ihrer Ablehnung, bis Sie es löschen.',
    },
    '': storesResponses && {
      term: 'Zuletzt geladene Inhalte (IndexedDB)',
      text: 'Profil, Projekte und Artikel mit dem Zeitpunkt, von dem sie stammen, damit die Seite sofort da ist und auch dann, wenn ein Dienst nicht antwortet. Neuere ersetzen ältere; sonst bis Sie sie löschen.',
    },
    ...{ shell: app, answers: app, pictures: app, drawn: app, undrawn: app },
  };
}

export function deviceStorage(site: Site, storesResponses: boolean) {
  const asksAgain = analyticsOf(site).length > 0 ? ' und fragt Sie erneut nach Ihrer Entscheidung' : '';
  const facts = Object.values(deviceFacts(site, storesResponses)).filter((fact) => fact !== false);
  return section('geraet', 'Was auf Ihrem Gerät gespeichert wird', [
    'Die Website legt Folgendes in Ihrem Browser ab. Es bleibt auf Ihrem Gerät, wird nicht an mich übertragen und dient nicht dazu, Sie wiederzuerkennen.',
    { facts: [...new Set(facts)] },
    'Rechtsgrundlage ist {necessaryStorage}: Das Speichern ist unbedingt erforderlich, damit die Website so funktioniert, wie Sie sie nutzen. Soweit dabei personenbezogene Daten verarbeitet werden, gilt {legitimateInterest}; mein berechtigtes Interesse ist eine Website, die schnell und auch ohne Netz erscheint.',
    `Sie können alles jederzeit in Ihrem Browser löschen („Websitedaten“). Die Seite funktioniert weiter; sie lädt dann nur alles neu${asksAgain}.`,
  ]);
}
