import type { Site } from '../../config/site.ts';
import { disclose } from './disclosure.ts';
import type { LegalSection } from './legal-section.ts';
import { fetchedByVisitor } from './outside-contents.ts';
import { requestData } from './request-data.ts';
import { toUnknownCountry } from './third-countries.ts';

const ownRetention =
  'Ich selbst erhalte und speichere nichts davon. Wie lange die Dienste Protokolle aufbewahren, bestimmen sie selbst.';

/** The chart of contributions and its stand-in; null when the visitor's browser loads neither. */
export function chart(site: Site): LegalSection | null {
  if (!fetchedByVisitor(site).chart) return null;
  return {
    id: 'diagramm',
    heading: 'Diagramm der GitHub-Aktivität',
    blocks: [
      'Das Diagramm meiner Beiträge auf GitHub ist ein Bild von `ghchart.rshah.org`. Nur wenn dieser Dienst nicht antwortet, lädt Ihr Browser stattdessen eine Statistikkarte von `github-readme-stats.vercel.app`.',
      disclose({
        data: requestData,
        purpose: 'Zeigen, wie regelmäßig ich an öffentlichen Projekten arbeite.',
        legalBasis:
          'Art. 6 Abs. 1 lit. f DSGVO. Mein berechtigtes Interesse ist, meine Arbeit aktuell und anschaulich zu zeigen.',
        recipient:
          'Die Betreiber der beiden Dienste: freie Projekte einzelner Entwickler. Die Statistikkarte läuft auf Servern der Vercel Inc., USA.',
        thirdCountry: toUnknownCountry,
        retention: ownRetention,
        optOut:
          'Sie können diese Adressen in Ihrem Browser sperren; es fehlt dann nur das Diagramm. Zum Widerspruch siehe unten.',
      }),
      {
        links: [
          { text: 'Projekt githubchart-api', href: 'https://github.com/2016rshah/githubchart-api' },
          { text: 'Projekt github-readme-stats', href: 'https://github.com/anuraghazra/github-readme-stats' },
          { text: 'Datenschutzhinweise von Vercel', href: 'https://vercel.com/legal/privacy-policy' },
        ],
      },
    ],
  };
}

/** Pictures that the owner linked from other servers; null when all are the site's own. */
export function linkedPictures(site: Site): LegalSection | null {
  const { pictureHosts } = fetchedByVisitor(site);
  if (pictureHosts.length === 0) return null;
  return {
    id: 'bilder',
    heading: 'Bilder von anderen Servern',
    blocks: [
      'Einige Bilder auf dieser Website liegen auf anderen Servern. Ihr Browser lädt sie von:',
      { list: pictureHosts.map((host) => `\`${host}\``) },
      disclose({
        data: requestData,
        purpose: 'Projekte, Zertifikate und mein Profil mit Bildern zeigen.',
        legalBasis:
          'Art. 6 Abs. 1 lit. f DSGVO. Mein berechtigtes Interesse ist eine anschauliche Darstellung mit den Bildern, die deren Urheber bereitstellen.',
        recipient: 'Die Betreiber der genannten Server.',
        thirdCountry: toUnknownCountry,
        retention: ownRetention,
        optOut:
          'Sie können diese Adressen in Ihrem Browser sperren; es fehlen dann nur die Bilder. Zum Widerspruch siehe unten.',
      }),
    ],
  };
}
