import { describe, expect, it } from 'vitest';
import { compileSite } from '../compile-site.ts';

const account = { github: { username: 'alice' } };
const server = 'rustdesk.example.com';
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

const compiled = (remoteSupport: unknown) => compileSite({ ...account, remoteSupport });
const problemsOf = (remoteSupport: unknown) => {
  const result = compiled(remoteSupport);
  return 'problems' in result ? result.problems : [];
};
const settingsOf = (remoteSupport: unknown) => {
  const result = compiled(remoteSupport);
  return 'site' in result ? result.site.remoteSupport : undefined;
};

describe('remoteSupport takes', () => {
  it.each([
    ['nothing: the card is shown, without a server', {}, { display: true }],
    ['a server and its key', { server, key }, { display: true, server, key }],
    [
      'a relay and an API of their own',
      { server, key, relay: '192.0.2.7:21117', api: 'https://rustdesk.example.com:8443/' },
      { display: true, server, key, relay: '192.0.2.7:21117', api: 'https://rustdesk.example.com:8443/' },
    ],
    ['IPv6 with a port', { server: '[2001:db8::1]:21116', key }, expect.anything()],
    ['a machine in the own network', { server: 'nas', key }, expect.anything()],
    [
      'a server that is not shown, and keeps it from the page',
      { display: false, server, key },
      { display: false },
    ],
  ])('%s', (_, given, settings) => {
    expect(problemsOf(given)).toEqual([]);
    expect(settingsOf(given)).toEqual(settings);
  });
});

describe('remoteSupport tells the way out of', () => {
  it.each([
    [
      'a server as web address',
      { server: 'https://rustdesk.example.com/', key },
      'server',
      `Write '${server}'.`,
    ],
    ['a server with umlauts', { server: 'müller.example', key }, 'server', "Write 'xn--mller-kva.example'."],
    ['a server with a path', { server: 'example.com/rustdesk', key }, 'server', "Write 'example.com'."],
    ['a server with spaces', { server: 'my server', key }, 'server', 'Write the host alone'],
    ['IPv6 without a port', { server: '2001:db8::1', key }, 'server', 'Write the host alone'],
    ['quotes in a server', { server: "a';id;'", key }, 'server', 'Write the host alone'],
    ['a shortened key', { server, key: key.slice(4) }, 'key', 'Copy the content of id_ed25519.pub'],
    ['the secret key', { server, key: `${'A'.repeat(86)}==` }, 'key', 'the secret key of your server'],
    [
      'a relay with a scheme',
      { server, key, relay: 'tcp://relay.example' },
      'relay',
      "Write 'relay.example'.",
    ],
    [
      'an API without a scheme',
      { server, key, api: server },
      'api',
      "such as 'https://rustdesk.example.com'",
    ],
    ['quotes in an API', { server, key, api: "https://a.example/'" }, 'api', 'Write the address alone'],
    ['a server without its key', { server }, 'key', 'Missing. Add `key`'],
    ['a key without a server', { key }, 'server', 'Missing. Add `server`, or remove key,'],
    [
      'a relay and an API without a server',
      { relay: server, api: 'https://a.example' },
      'server',
      'remove relay, api,',
    ],
    ['another word for it', { server, key, port: 21116 }, 'port', 'Allowed here: display, server, key'],
  ])('%s', (_, given, field, hint) => {
    expect(problemsOf(given)).toEqual([
      { path: `remoteSupport.${field}`, message: expect.stringContaining(hint) },
    ]);
  });
});
