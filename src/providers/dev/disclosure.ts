import {
  type ContentDisclosure,
  disclose,
  requestData,
  toUnitedStates,
} from '../../text/legal/disclosure.ts';
import { blogDisclosure } from '../blog-disclosure.ts';

export const disclosure: ContentDisclosure = {
  kind: 'content',
  names: ['dev.to'],
  section: () => ({
    id: 'dev-to',
    heading: 'Artikel von dev.to',
    blocks: [
      'Meine Artikel erscheinen bei dev.to. Ihr Browser fragt dort (`dev.to`) nach der Liste der neuesten und lädt die Vorschaubilder von den Bildservern dieses Dienstes (`media2.dev.to` und die übrigen Adressen, unter denen dev.to Bilder ablegt) oder von dem Server, auf dem ein Artikel sein Bild hat.',
      disclose({
        data: requestData,
        ...blogDisclosure,
        recipient: 'DEV Community Inc., USA, Betreiberin von dev.to, in eigener Verantwortung.',
        thirdCountry: toUnitedStates,
        retention:
          'Ich selbst erhalte und speichere nichts davon. Über die Dauer bei dev.to gibt dessen Datenschutzerklärung Auskunft.',
      }),
      { links: [{ text: 'Datenschutzerklärung von dev.to', href: 'https://dev.to/privacy' }] },
    ],
  }),
};
