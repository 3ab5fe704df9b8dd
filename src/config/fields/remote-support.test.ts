import { expect, it } from 'vitest';
import { problemsOf } from '../complete-config.fixture.ts';
import { siteOf } from '../site.fixture.ts';

const server = 'rustdesk.example.com';
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const own = { relay: '192.0.2.7:21117', api: 'https://rustdesk.example.com:8443/' };

it.each([
  ['nothing: the card is shown, without a server', {}, { display: true }],
  ['a server and its key', { server, key }, { display: true, server, key }],
  ['a relay and an API of their own', { server, key, ...own }, { display: true, server, key, ...own }],
  ['IPv6 with a port', { server: '[2001:db8::1]:21116', key }, expect.anything()],
  ['a machine in the own network', { server: 'nas', key }, expect.anything()],
  ['a server that stays off the page', { display: false, server, key }, { display: false }],
])('remoteSupport takes %s', (_, remoteSupport, settings) => {
  expect(siteOf({ github: { username: 'alice' }, remoteSupport }).remoteSupport).toEqual(settings);
});

it.each([
  [{ server: 'https://rustdesk.example.com/', key }, 'server', "Write 'rustdesk.example.com'."],
  [{ server: 'müller.example', key }, 'server', "Write 'xn--mller-kva.example'."],
  [{ server: 'my server', key }, 'server', 'Allowed: a host name'],
  [{ server: '2001:db8::1', key }, 'server', 'Allowed: a host name'],
  [{ server: "a';id;'", key }, 'server', 'Allowed: a host name'],
  [{ server: 'a.de:99999', key }, 'server', 'Allowed: a host name'],
  [{ server: 'nas', key: key.slice(4) }, 'key', 'Allowed: the content of id_ed25519.pub'],
  [{ server: 'nas', key: `${'A'.repeat(86)}==` }, 'key', 'the secret key of your server'],
  [{ server: 'nas' }, 'key', 'Missing. Add `key`'],
  [{ server: 'nas', key, relay: 'tcp://relay.example' }, 'relay', "Write 'relay.example'."],
  [{ server: 'nas', key, api: 'rustdesk.example.com' }, 'api', "such as 'https://rustdesk.example.com'"],
  [{ server: 'nas', key, api: "https://a.example/'" }, 'api', 'Allowed: an address'],
  [{ server: 'nas', key, port: 21116 }, 'port', 'Allowed here: display, server, key'],
  [{ key }, 'server', 'Missing. Add `server`, or remove key,'],
  [{ relay: 'a.de', api: 'https://a.example' }, 'server', 'remove relay, api,'],
])('remoteSupport does not take %j: %s', (remoteSupport, field, hint) => {
  const [problem, ...others] = problemsOf({ github: { username: 'alice' }, remoteSupport });
  expect(others).toEqual([]);
  expect(problem?.path).toBe(`remoteSupport.${field}`);
  expect(problem?.message).toContain(hint);
});
