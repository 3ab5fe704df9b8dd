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
    ['server', 'https://rustdesk.example.com/', `Write '${server}'.`],
    ['server', 'müller.example', "Write 'xn--mller-kva.example'."],
    ['server', 'my server', 'Write the host alone'],
    ['server', '2001:db8::1', 'Write the host alone'],
    ['server', "a';id;'", 'Write the host alone'],
    ['server', 'a.de:99999', 'Write a port from 1 to 65535'],
    ['key', key.slice(4), 'Copy the content of id_ed25519.pub'],
    ['key', `${'A'.repeat(86)}==`, 'the secret key of your server'],
    ['key', undefined, 'Missing. Add `key`'],
    ['relay', 'tcp://relay.example', "Write 'relay.example'."],
    ['api', server, "such as 'https://rustdesk.example.com'"],
    ['api', "https://a.example/'", 'Write the address alone'],
    ['port', 21116, 'Allowed here: display, server, key'],
  ])('%s: %s', (field, value, hint) => {
    expect(problemsOf({ server, key, [field]: value })).toEqual([
      { path: `remoteSupport.${field}`, message: expect.stringContaining(hint) },
    ]);
  });

  it.each([
    [{ key }, 'Missing. Add `server`, or remove key,'],
    [{ relay: server, api: 'https://a.example' }, 'remove relay, api,'],
  ])('%j, which lacks a server', (given, hint) => {
    expect(problemsOf(given)).toEqual([
      { path: 'remoteSupport.server', message: expect.stringContaining(hint) },
    ]);
  });
});
