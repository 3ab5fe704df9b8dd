import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { writtenHost } from '../../model/http-link.ts';
import { contactLink, pictureHosts } from '../../site/legal/processing.ts';
import { contentDisclosures } from '../../site/legal/providers.ts';
import { contact, vcard } from './contact-card.ts';
import { cvDocument } from './cv/cv-document.ts';
import { cvMarkdown } from './cv/markdown.ts';
import { wordsOf } from './social-picture/name-card.tsx';

const config = (domain: string): Config => ({
  github: { username: 'mueller' },
  profile: { name: 'Jürgen Müller', bio: 'IT.', avatar: `https://bilder.${domain}/me.jpg` },
  seo: { url: `https://www.${domain}` },
  social: {
    website: `https://${domain}/über-mich`,
    mastodon: `jm@${domain}`,
    email: `post@${domain}`,
    links: [{ label: 'Forum', link: `https://forum.${domain}/jm` }],
  },
  contact: { label: 'Termin', link: `https://termin.${domain}` },
  blog: { source: 'feed', url: `https://blog.${domain}/feed` },
  badges: [],
  engagements: [{ from: '2024-01', title: 'Netz' }],
});

test.each(['müller-it.de', 'xn--mller-it-65a.de'])(
  'A domain with an umlaut is as people write it wherever they read it: %s',
  (domain) => {
    const site = siteOf(config(domain));
    const { essential, further } = contact(site);
    const read = {
      accounts: JSON.stringify(
        site.accounts.map(({ link, ...account }) => ({ ...account, link: link?.startsWith('http') && link })),
      ),
      documents: cvMarkdown(cvDocument(site, { today: '2026-01-01' })),
      card: vcard([...essential, ...further]),
      picture: wordsOf(site).address,
      'privacy page': [contentDisclosures(site).feed, contactLink(site), pictureHosts(site)]
        .map((part) => JSON.stringify(part))
        .join(''),
    };
    for (const [place, text] of Object.entries(read)) {
      expect(text, place).toContain('müller-it.de');
      if (place !== 'documents') expect(text, place).not.toContain('xn--');
    }
    expect(read.documents.replaceAll(/\]\([^)]*\)/g, '')).not.toContain('xn--');
    expect(writtenHost(site.seo.url ?? '')).toBe('www.müller-it.de');
  },
);
