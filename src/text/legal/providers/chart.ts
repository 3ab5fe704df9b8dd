import { contentDisclosure, toUnknownCountry } from '../disclosure.ts';

export const disclosure = contentDisclosure(['Diagrammdienste'], {
  id: 'diagramm',
  heading: 'Diagramm der GitHub-Aktivität',
  says: 'Das Diagramm meiner Beiträge auf GitHub ist ein Bild von `ghchart.rshah.org`. Nur wenn dieser Dienst nicht antwortet, lädt Ihr Browser stattdessen eine Statistikkarte von `github-readme-stats.vercel.app`.',
  facts: {
    purpose: 'Zeigen, wie regelmäßig ich an öffentlichen Projekten arbeite.',
    legalBasis:
      '{legitimateInterest}. Mein berechtigtes Interesse ist, meine Arbeit aktuell und anschaulich zu zeigen.',
    recipient:
      'Die Betreiber der beiden Dienste: freie Projekte einzelner Entwickler. Die Statistikkarte läuft auf Servern der Vercel Inc., USA.',
    thirdCountry: toUnknownCountry,
    retention:
      'Ich selbst erhalte und speichere nichts davon. Wie lange die Dienste Protokolle aufbewahren, bestimmen sie selbst.',
    optOut:
      'Sie können diese Adressen in Ihrem Browser sperren; es fehlt dann nur das Diagramm. Zum Widerspruch siehe unten.',
  },
  links: [
    { text: 'Projekt githubchart-api', href: 'https://github.com/2016rshah/githubchart-api' },
    { text: 'Projekt github-readme-stats', href: 'https://github.com/anuraghazra/github-readme-stats' },
    { text: 'Datenschutzhinweise von Vercel', href: 'https://vercel.com/legal/privacy-policy' },
  ],
});
