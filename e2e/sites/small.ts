import { defineConfig } from '../../src/config/define-config.ts';
import { nothingByDefault } from '../../src/config/shown-by-default.ts';

/** README's example of a small site. */
export default defineConfig({
  github: { username: 'octocat' },
  profile: { name: 'Max Mustermann', bio: 'Ich baue Webanwendungen für kleine Unternehmen.' },
  availability: { from: 'sofort', places: ['Remote'] },
  social: { email: 'kontakt@max-mustermann.example' },
  skills: ['TypeScript', 'PostgreSQL', 'Linux'],
  services: {
    display: true,
    prices: { vat: 'included' },
    list: [{ name: 'Webanwendungen', pricing: '90 €/Stunde' }],
  },
  ...nothingByDefault,
  legal: {
    name: 'Max Mustermann',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    email: 'kontakt@max-mustermann.example',
    phone: '+49 30 23125 042',
    vatId: 'DE123456789',
    hosting: { provider: 'Muster Hosting GmbH' },
  },
});
