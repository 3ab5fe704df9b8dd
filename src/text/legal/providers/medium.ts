import { blogFacts, contentDisclosure, toUnknownCountry } from '../disclosure.ts';

export const disclosure = contentDisclosure(['rss2json', 'Medium'], {
  id: 'medium',
  heading: 'Artikel von Medium über rss2json',
  says: 'Meine Artikel erscheinen bei Medium. Browser dürfen Mediums Artikelliste nicht unmittelbar lesen; Ihr Browser fragt deshalb den Umwandlungsdienst rss2json (`api.rss2json.com`) danach. Die Vorschaubilder lädt er von den Bildservern von Medium (`cdn-images-1.medium.com`, `miro.medium.com`) oder von dem Server, auf dem ein Artikel sein Bild hat.',
  facts: {
    ...blogFacts,
    recipient:
      'Der Betreiber von rss2json (Artikelliste) und A Medium Corporation, USA (Bilder), jeweils in eigener Verantwortung.',
    thirdCountry: toUnknownCountry,
    retention:
      'Ich selbst erhalte und speichere nichts davon. Über die Dauer bei den Diensten geben deren Datenschutzerklärungen Auskunft.',
  },
  links: [
    {
      text: 'Datenschutzerklärung von Medium',
      href: 'https://policy.medium.com/medium-privacy-policy-f03bf92035c9',
    },
    { text: 'Website von rss2json', href: 'https://rss2json.com/' },
  ],
});
