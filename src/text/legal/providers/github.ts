import { contentDisclosure, toCertifiedCompany } from '../disclosure.ts';

export const disclosure = contentDisclosure(['GitHub'], {
  id: 'github',
  heading: 'GitHub',
  says: ({ profile }) =>
    `Mein Profil und meine öffentlichen Projekte liegen bei GitHub. Damit Sie deren heutigen Stand sehen, fragt Ihr Browser die Schnittstelle \`api.github.com\`${
      profile.avatar ? '' : ' und lädt mein Profilbild von `avatars.githubusercontent.com`'
    }. Die Anfragen gehen ohne Anmeldung hinaus und nennen nur mein Konto, nicht Ihres.`,
  facts: {
    purpose: 'Mein Profil und meine Projekte so zeigen, wie sie heute sind.',
    legalBasis:
      '{legitimateInterest}. Mein berechtigtes Interesse ist, meine Arbeit aktuell und nachprüfbar zu zeigen.',
    recipient:
      'GitHub, Inc., 88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA, und GitHub B.V., Prins Bernhardplein 200, 1097 JB Amsterdam, Niederlande. GitHub verarbeitet die Daten in eigener Verantwortung.',
    thirdCountry: toCertifiedCompany('GitHub'),
    retention:
      'Ich selbst erhalte und speichere nichts davon. Wie lange GitHub Protokolle aufbewahrt, bestimmt GitHub nach dem jeweiligen Zweck.',
    optOut:
      'Sie können diese Adressen in Ihrem Browser sperren; die übrige Seite bleibt lesbar. Zum Widerspruch siehe unten.',
  },
  links: [
    {
      text: 'Datenschutzerklärung von GitHub',
      href: 'https://docs.github.com/site-policy/privacy-policies/github-general-privacy-statement',
    },
  ],
});
