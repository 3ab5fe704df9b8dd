import { analyticsServices } from '../../config/analytics.ts';
import type { Site } from '../../config/site.ts';
import type { Fact, LegalSection } from './legal-page.ts';

/**
 * What the site keeps on the visitor's device; null when that is nothing.
 * @param keepsAnswers whether it keeps answers of services
 */
export function deviceStorage(site: Site, keepsAnswers: boolean): LegalSection | null {
  const entries = storedEntries(site, keepsAnswers);
  if (entries.length === 0) return null;
  return {
    id: 'geraet',
    heading: 'Was auf Ihrem Gerät gespeichert wird',
    blocks: [
      'Die Website legt Folgendes in Ihrem Browser ab. Es bleibt auf Ihrem Gerät, wird nicht an mich übertragen und dient nicht dazu, Sie wiederzuerkennen.',
      { facts: entries },
      'Rechtsgrundlage ist {necessaryStorage}: Das Speichern ist unbedingt erforderlich, damit die Website so funktioniert, wie Sie sie nutzen. Soweit dabei personenbezogene Daten verarbeitet werden, gilt {legitimateInterest}; mein berechtigtes Interesse ist eine Website, die schnell und auch ohne Netz erscheint.',
      `Sie können alles jederzeit in Ihrem Browser löschen („Websitedaten“). Die Seite funktioniert weiter; ${consequence(site)}`,
    ],
  };
}

function storedEntries(site: Site, keepsAnswers: boolean): Fact[] {
  const { enablePWA, themeConfig, data } = site;
  const entries: Fact[] = [];
  if (!themeConfig.disableSwitch) {
    entries.push({
      term: 'Gewähltes Farbschema (Local Storage)',
      text: 'Der Name des Farbschemas, das Sie gewählt haben, damit es beim nächsten Besuch wieder gilt. Erst ab Ihrer Wahl, bis Sie es löschen.',
    });
  }
  if (site.languages.length > 1) {
    entries.push({
      term: 'Gewählte Sprache (Local Storage)',
      text: 'Die Sprache, die Sie auf der Seite gewählt haben, oder dass Sie auf die andere hingewiesen wurden, damit die Website Sie nicht jedes Mal darauf hinweist; erst ab Ihrer Wahl oder dem Hinweis, bis Sie es löschen.',
    });
  }
  if (analyticsServices(site).length > 0) {
    entries.push({
      term: 'Ihre Entscheidung zur Statistik (Local Storage)',
      text: 'Ob Sie zugestimmt oder abgelehnt haben, damit die Website Sie nicht jedes Mal fragt. Bis Sie sie ändern oder löschen.',
    });
  }
  if (keepsAnswers) {
    entries.push({
      term: 'Zuletzt geladene Inhalte (IndexedDB)',
      text: 'Profil, Projekte und Artikel mit dem Zeitpunkt, von dem sie stammen, damit die Seite sofort da ist und auch dann, wenn ein Dienst nicht antwortet. Neuere ersetzen ältere; sonst bis Sie sie löschen.',
    });
  }
  if (enablePWA) {
    entries.push({
      term: 'Die Website selbst (Service Worker, Cache Storage und Local Storage)',
      text: `Die Dateien dieser Website${
        data === 'live' ? ' sowie geladene Antworten und Bilder' : ''
      }, damit Sie sie ohne Netz öffnen und als App installieren können; dazu, wann Ihr Browser zuletzt nach einer neuen Fassung gesehen hat. Neue Fassungen ersetzen alte, die Menge ist begrenzt; sonst bis Sie sie löschen.`,
    });
  }
  return entries;
}

function consequence(site: Site): string {
  const asksAgain = analyticsServices(site).length > 0 ? ' und fragt Sie erneut nach Ihrer Entscheidung' : '';
  return `sie lädt dann nur alles neu${asksAgain}.`;
}
