import { blogFacts, contentDisclosure, toUnitedStates } from '../disclosure.ts';

export const disclosure = contentDisclosure(['dev.to'], {
  id: 'dev-to',
  heading: 'Artikel von dev.to',
  says: 'Meine Artikel erscheinen bei dev.to. Ihr Browser fragt dort (`dev.to`) nach der Liste der neuesten und lädt die Vorschaubilder von den Bildservern dieses Dienstes (`media2.dev.to` und die übrigen Adressen, unter denen dev.to Bilder ablegt) oder von dem Server, auf dem ein Artikel sein Bild hat.',
  facts: {
    ...blogFacts,
    recipient: 'DEV Community Inc., USA, Betreiberin von dev.to, in eigener Verantwortung.',
    thirdCountry: toUnitedStates,
    retention:
      'Ich selbst erhalte und speichere nichts davon. Über die Dauer bei dev.to gibt dessen Datenschutzerklärung Auskunft.',
  },
  links: [{ text: 'Datenschutzerklärung von dev.to', href: 'https://dev.to/privacy' }],
});
