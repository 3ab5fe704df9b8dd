import site from '../../../../e2e/sites/consultant.ts';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';

export const today = '2026-11-23';

const { wording: _, ...erika } = site;

/** A consultant who says something in every field of a CV. */
export const consultant = {
  ...erika,
  github: { username: 'lukasz-example' },
  profile: { name: 'Łukasz Beispiel', bio: 'Freiberuflicher IT-Berater.' },
  social: { email: 'lukasz@beispiel.example', phone: '+49 30 23125 042', linkedin: 'lukasz-beispiel-li' },
  legal: {},
  seo: { url: 'https://beispiel.example' },
  skills: [{ group: { de: 'Daten', en: 'Data' }, list: ['PostgreSQL'] }, 'Node.js'],
  services: { prices: { vat: 'excluded', audience: 'businesses' } },
  profilePage: {
    ...erika.profilePage,
    summary:
      'Łukasz Beispiel baut Webanwendungen, siehe https://beispiel.example/arbeit. "#panic()" & <b>*x*</b> ]]> 你好.',
  },
  experiences: [
    {
      company: 'Beispiel GmbH',
      companyLink: 'https://example.com',
      position: 'Softwareentwickler',
      from: 'September 2015',
      to: 'Dezember 2020',
      description: 'Planung und Betrieb des Netzes.',
    },
  ],
  publications: [{ title: 'Offline zuerst', authors: 'Łukasz Beispiel', link: 'https://example.com/paper' }],
} satisfies Config;

/** The finished site of a configuration on that day. */
export const cvOf = (config: Config, language?: SiteLanguage): Site =>
  siteOf(config, { language, now: Date.parse(`${today}T12:00:00Z`) });
