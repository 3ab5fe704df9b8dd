import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SocialNetwork } from './social-account.ts';
import { socialAccounts } from './social-account.ts';

type Accounts = Record<SocialNetwork, string | undefined>;

const nothing = Object.fromEntries(
  [
    'linkedin x mastodon facebook instagram reddit threads youtube udemy dribbble behance medium dev stackoverflow',
    'website phone email telegram researchGate discord xing whatsapp signal matrix gitlab codeberg',
  ].flatMap((names) => names.split(' ').map((name) => [name, undefined])),
) as Accounts;

const accountsOf = (social: Partial<Accounts>, username = '') =>
  socialAccounts({ github: { username }, social: { ...nothing, ...social } });

function shown(network: SocialNetwork, value: string) {
  const [account] = accountsOf({ [network]: value });
  return [account?.text, account?.link];
}

describe('the rows of the Details card', () => {
  test('stand in their order, each with its label, its network, its text and its link', () => {
    const everywhere = Object.fromEntries(Object.keys(nothing).map((network) => [network, 'erika']));
    const accounts = accountsOf(
      {
        ...everywhere,
        mastodon: 'erika@example.social',
        phone: '030 1234',
        email: 'erika@example.com',
        matrix: '@erika:example.org',
      },
      'octocat',
    );
    expect(accounts.map(({ name, network, text, link }) => [`${name}:`, network, text, link])).toEqual([
      ['Phone:', 'phone', '030 1234', 'tel:0301234'],
      ['Email:', 'email', 'erika@example.com', 'mailto:erika@example.com'],
      ['GitHub:', 'github', 'octocat', 'https://github.com/octocat'],
      ['ResearchGate:', 'researchGate', 'erika', 'https://www.researchgate.net/profile/erika'],
      ['X:', 'x', 'erika', 'https://x.com/erika'],
      ['Mastodon:', 'mastodon', 'erika@example.social', 'https://example.social/@erika'],
      ['LinkedIn:', 'linkedin', 'erika', 'https://www.linkedin.com/in/erika'],
      ['XING:', 'xing', 'erika', 'https://www.xing.com/profile/erika'],
      ['Dribbble:', 'dribbble', 'erika', 'https://dribbble.com/erika'],
      ['Behance:', 'behance', 'erika', 'https://www.behance.net/erika'],
      ['Facebook:', 'facebook', 'erika', 'https://www.facebook.com/erika'],
      ['Instagram:', 'instagram', 'erika', 'https://www.instagram.com/erika'],
      ['Reddit:', 'reddit', 'erika', 'https://www.reddit.com/user/erika'],
      ['Threads:', 'threads', 'erika', 'https://www.threads.net/@erika'],
      ['YouTube:', 'youtube', '@erika', 'https://www.youtube.com/@erika'],
      ['Udemy:', 'udemy', 'erika', 'https://www.udemy.com/user/erika'],
      ['Medium:', 'medium', 'erika', 'https://medium.com/@erika'],
      ['Dev:', 'dev', 'erika', 'https://dev.to/erika'],
      ['Stack Overflow:', 'stackoverflow', 'erika', 'https://stackoverflow.com/users/erika'],
      ['Website:', 'website', 'erika', 'http://erika'],
      ['Telegram:', 'telegram', 'erika', 'https://t.me/erika'],
      ['Discord:', 'discord', 'erika', 'https://discord.com/app'],
      ['WhatsApp:', 'whatsapp', 'erika', undefined],
      ['Signal:', 'signal', 'erika', undefined],
      ['Matrix:', 'matrix', '@erika:example.org', 'https://matrix.to/#/@erika:example.org'],
      ['GitLab:', 'gitlab', 'erika', 'https://gitlab.com/erika'],
      ['Codeberg:', 'codeberg', 'erika', 'https://codeberg.org/erika'],
    ]);
  });

  test('are none for what is left out or blank', () => {
    expect(accountsOf({})).toEqual([]);
    expect(accountsOf({ linkedin: '', x: '  ' })).toEqual([]);
  });
});

describe('the link display rules', () => {
  test('a website gets http:// for its link, and loses its scheme in the text', () => {
    expect(shown('website', 'example.com')).toEqual(['example.com', 'http://example.com']);
    expect(shown('website', 'https://example.com')).toEqual(['example.com', 'https://example.com']);
    expect(shown('website', 'http://example.com/me')).toEqual(['example.com/me', 'http://example.com/me']);
    expect(shown('website', 'httpbin.example')).toEqual(['httpbin.example', 'http://httpbin.example']);
  });

  test('a Mastodon handle is shown as such and leads to its host', () => {
    expect(shown('mastodon', '@erika@example.social')).toEqual([
      'erika@example.social',
      'https://example.social/@erika',
    ]);
    expect(shown('mastodon', 'https://example.social/@erika')).toEqual([
      'erika@example.social',
      'https://example.social/@erika',
    ]);
  });

  test('a Mastodon handle without its host leads nowhere', () => {
    expect(shown('mastodon', 'erika')).toEqual(['erika', undefined]);
    expect(shown('mastodon', 'erika@exa mple')).toEqual(['erika@exa mple', undefined]);
  });

  test('Threads removes a leading @ for its link only', () => {
    expect(shown('threads', '@erika')).toEqual(['@erika', 'https://www.threads.net/@erika']);
  });

  test('YouTube is shown with one @, however it was given', () => {
    expect(shown('youtube', '@erika')).toEqual(['@erika', 'https://www.youtube.com/@erika']);
  });

  test('Stack Overflow shows the last part of the path only', () => {
    expect(shown('stackoverflow', '22656/jon-skeet')).toEqual([
      'jon-skeet',
      'https://stackoverflow.com/users/22656/jon-skeet',
    ]);
    expect(shown('stackoverflow', '/22656/jon-skeet/')).toEqual([
      'jon-skeet',
      'https://stackoverflow.com/users/22656/jon-skeet',
    ]);
  });

  test('what can be neither dialled nor written to is only text', () => {
    expect(shown('phone', 'on request')).toEqual(['on request', undefined]);
    expect(shown('email', 'erika at example')).toEqual(['erika at example', undefined]);
  });
});

describe('a value copied from the browser', () => {
  test.each<[SocialNetwork, string, string, string]>([
    ['linkedin', 'https://www.linkedin.com/in/erika/', 'erika', 'https://www.linkedin.com/in/erika'],
    ['linkedin', 'linkedin.com/in/erika?trk=x', 'erika', 'https://www.linkedin.com/in/erika'],
    [
      'linkedin',
      'https://www.linkedin.com/in/j%C3%BCrgen',
      'jürgen',
      'https://www.linkedin.com/in/j%C3%BCrgen',
    ],
    ['x', 'https://X.com/erika#top', 'erika', 'https://x.com/erika'],
    ['x', '@erika', 'erika', 'https://x.com/erika'],
    ['youtube', 'https://www.youtube.com/@erika', '@erika', 'https://www.youtube.com/@erika'],
    ['threads', 'https://www.threads.net/@erika', 'erika', 'https://www.threads.net/@erika'],
    ['medium', 'https://medium.com/@erika', 'erika', 'https://medium.com/@erika'],
    ['telegram', 'https://t.me/erika', 'erika', 'https://t.me/erika'],
    ['email', 'mailto:erika@example.com', 'erika@example.com', 'mailto:erika@example.com'],
    [
      'stackoverflow',
      'https://stackoverflow.com/users/22656/jon-skeet?tab=profile',
      'jon-skeet',
      'https://stackoverflow.com/users/22656/jon-skeet',
    ],
  ])('for %s, %s, is the account %s', (network, value, text, link) => {
    expect(shown(network, value)).toEqual([text, link]);
  });

  test.each<[SocialNetwork, string, string]>([
    ['linkedin', 'https://www.linkedin.com/company/acme', 'acme'],
    ['linkedin', 'https://de.linkedin.com/in/erika', 'erika'],
    ['youtube', 'https://www.youtube.com/channel/UC123', 'UC123'],
    ['x', 'https://twitter.com/erika', 'erika'],
    ['discord', 'https://discord.gg/abc123', 'abc123'],
    ['mastodon', 'https://example.social/users/erika', 'erika'],
  ])('for %s, %s, is kept when it leads to another page', (network, value, text) => {
    expect(shown(network, value)).toEqual([text, value]);
  });
});

test('no value, however strange, makes a link of another kind', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constant('https://example.com/a?b=c#d'),
    fc.constantFrom(
      'javascript:alert(1)',
      '//evil.example',
      'https://x.com@evil.example',
      '../../evil',
      '@',
      '/',
      'a"b',
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(nothing) as SocialNetwork[])), value, (network, text) => {
      for (const { link } of accountsOf({ [network]: text })) {
        if (link !== undefined) expect(link).toMatch(/^(https?:\/\/|mailto:|tel:)[^\s"<>]+$/);
      }
    }),
  );
});

test('a handle never leads away from its network', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (handle) => {
      fc.pre(!/^\s*(https?:)?\/\//i.test(handle));
      const [account] = accountsOf({ linkedin: handle });
      if (account?.link) expect(new URL(account.link).host).toBe('www.linkedin.com');
    }),
  );
});

test.each([
  ['whatsapp', '+49 170 123 45 67', '+49 170 123 45 67', 'https://wa.me/491701234567'],
  ['whatsapp', '0049 (0)170-1234567', '0049 (0)170-1234567', 'https://wa.me/491701234567'],
  ['signal', '+49 170 1234567', '+49 170 1234567', 'https://signal.me/#p/+491701234567'],
  ['signal', 'erika.42', 'erika.42', undefined],
  [
    'matrix',
    'https://matrix.to/#/@erika:example.org',
    '@erika:example.org',
    'https://matrix.to/#/@erika:example.org',
  ],
] as const)('a conversation at %s with %s shows %s and leads to %s', (network, value, text, link) => {
  expect(shown(network, value)).toEqual([text, link]);
});

test('links of one’s own come last, each with its name', () => {
  const links = [
    { label: { lang: 'en', text: 'Booking' } as const, link: 'https://www.malt.de/erika/', icon: 'link' },
  ];
  const accounts = socialAccounts({ github: { username: '' }, social: { x: 'erika', links } });
  expect(accounts.at(-1)).toEqual({
    network: 'link',
    name: 'Booking',
    text: 'malt.de/erika',
    link: 'https://www.malt.de/erika/',
    own: { label: links[0]?.label, icon: 'link' },
  });
});
