import { expect, test } from 'vitest';
import fc from '../property.fixture.ts';
import { table } from '../table.fixture.ts';
import type { SocialNetwork } from './social-account.ts';
import { networks, socialAccounts } from './social-account.ts';

const names = Object.keys(networks).filter((name) => name !== 'github') as SocialNetwork[];

const accountsOf = (social: Partial<Record<SocialNetwork, string>>, username = '') =>
  socialAccounts({ github: { username }, social });

test('the rows of the Details card stand in their order, each with its label, network, text and link', () => {
  const everywhere = Object.fromEntries(names.map((network) => [network, 'erika']));
  const others = { mastodon: 'erika@example.social', phone: '030 1234', email: 'erika@example.com' };
  const accounts = accountsOf({ ...everywhere, ...others, matrix: '@erika:example.org' }, 'octocat');
  expect(
    accounts.map(({ name, network, text, link = 'nowhere' }) => [`${name}:`, network, text, link]),
  ).toEqual(
    table`
      GitHub: | github | octocat | https://github.com/octocat
      ResearchGate: | researchGate | erika | https://www.researchgate.net/profile/erika
      X: | x | erika | https://x.com/erika
      Mastodon: | mastodon | erika@example.social | https://example.social/@erika
      LinkedIn: | linkedin | erika | https://www.linkedin.com/in/erika
      XING: | xing | erika | https://www.xing.com/profile/erika
      Dribbble: | dribbble | erika | https://dribbble.com/erika
      Behance: | behance | erika | https://www.behance.net/erika
      Facebook: | facebook | erika | https://www.facebook.com/erika
      Instagram: | instagram | erika | https://www.instagram.com/erika
      Reddit: | reddit | erika | https://www.reddit.com/user/erika
      Threads: | threads | erika | https://www.threads.net/@erika
      YouTube: | youtube | @erika | https://www.youtube.com/@erika
      Udemy: | udemy | erika | https://www.udemy.com/user/erika
      Medium: | medium | erika | https://medium.com/@erika
      Dev: | dev | erika | https://dev.to/erika
      Stack Overflow: | stackoverflow | erika | https://stackoverflow.com/users/erika
      Website: | website | erika | http://erika
      Telegram: | telegram | erika | https://t.me/erika
      Phone: | phone | 030 1234 | tel:0301234
      Email: | email | erika@example.com | mailto:erika@example.com
      Discord: | discord | erika | https://discord.com/app
      WhatsApp: | whatsapp | erika | nowhere
      Signal: | signal | erika | nowhere
      Matrix: | matrix | @erika:example.org | https://matrix.to/#/@erika:example.org
      GitLab: | gitlab | erika | https://gitlab.com/erika
      Codeberg: | codeberg | erika | https://codeberg.org/erika
    `,
  );
  expect(accountsOf({ linkedin: '' }), 'what is left out or empty').toEqual([]);
});

// A website gets http://, Threads loses its @ and YouTube gets one, Stack Overflow shows the last part of the path.
test.each(table`
  website | example.com | example.com | http://example.com
  website | http://example.com/me | example.com/me | http://example.com/me
  website | httpbin.example | httpbin.example | http://httpbin.example
  mastodon | https://social.example.org/@erika | @erika | https://social.example.org/@erika
  threads | https://www.threads.net/@erika | erika | https://www.threads.net/@erika
  youtube | https://www.youtube.com/@erika | @erika | https://www.youtube.com/@erika
  youtube | https://www.youtube.com/channel/UC123 | UC123 | https://www.youtube.com/channel/UC123
  stackoverflow | 22656/jon-skeet | jon-skeet | https://stackoverflow.com/users/22656/jon-skeet
  stackoverflow | /22656/jon-skeet/ | jon-skeet | https://stackoverflow.com/users/22656/jon-skeet
  stackoverflow | https://stackoverflow.com/users/22656/jon-skeet?tab=profile | jon-skeet | https://stackoverflow.com/users/22656/jon-skeet
  linkedin | linkedin.com/in/erika?trk=x | erika | https://www.linkedin.com/in/erika
  linkedin | https://www.linkedin.com/in/j%C3%BCrgen | jürgen | https://www.linkedin.com/in/j%C3%BCrgen
  linkedin | https://www.linkedin.com/company/acme | acme | https://www.linkedin.com/company/acme
  x | https://X.com/erika#top | erika | https://x.com/erika
  x | @erika | erika | https://x.com/erika
  discord | https://discord.gg/abc123 | abc123 | https://discord.gg/abc123
  whatsapp | +49 170 123 45 67 | +49 170 123 45 67 | https://wa.me/491701234567
  whatsapp | 0049 (0)170-1234567 | 0049 (0)170-1234567 | https://wa.me/491701234567
  signal | +49 170 1234567 | +49 170 1234567 | https://signal.me/#p/+491701234567
  signal | erika.42 | erika.42 | nowhere
  matrix | https://matrix.to/#/@erika:example.org | @erika:example.org | https://matrix.to/#/@erika:example.org
`)('at %s, %s is shown as %s and leads to %s', (network = '', value, text, link) => {
  const [account] = accountsOf({ [network]: value });
  expect([account?.text, account?.link ?? 'nowhere']).toEqual([text, link]);
});

test('no value, however strange, makes a link of another kind, and no handle one to another site', () => {
  const evil = ['javascript:alert(1)', '//evil.example', 'https://x.com@evil.example', '../../evil', 'a"b'];
  const value = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...evil, '@', '/'));
  fc.assert(
    fc.property(fc.constantFrom(...names), value, (network, text) => {
      for (const { link } of accountsOf({ [network]: text })) {
        if (link !== undefined) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)[^\s"<>]+$/);
      }
      const [account] = accountsOf({ linkedin: text });
      if (account?.link && !/^\s*(https?:)?\/\//i.test(text))
        expect(new URL(account.link).host).toBe('www.linkedin.com');
    }),
  );
});

test('links of one’s own come last, each with its name', () => {
  const label = { lang: 'en', text: 'Booking' } as const;
  const link = 'https://www.malt.de/erika/';
  const links = [{ label, link, icon: 'calendar' }];
  const accounts = socialAccounts({ github: { username: '' }, social: { x: 'erika', links } });
  const own = { label, icon: 'calendar' };
  expect(accounts.at(-1)).toEqual({ network: 'link', name: 'Booking', text: 'malt.de/erika', link, own });
});
