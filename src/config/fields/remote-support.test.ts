import { expect, it } from 'vitest';
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
