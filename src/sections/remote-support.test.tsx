import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { remoteSupportText } from '#text/sections.ts';
import { siteOf } from '../config/site.fixture.ts';
import RemoteSupport from './remote-support.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

const server = 'rustdesk.example.com';
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

function markupOf(settings: object): string {
  return renderToStaticMarkup(
    <RemoteSupport
      id="remote-support"
      site={siteOf({ github: { username: 'erika' }, remoteSupport: settings })}
      loading={false}
    />,
  );
}

test('the card says that public servers are used where the owner has none', () => {
  const { note, publicServers } = remoteSupportText;
  expect(markupOf({})).toContain(`${note} ${publicServers}`);
  expect(markupOf({ server, key })).toContain(note);
  expect(markupOf({ server, key })).not.toContain(publicServers);
});
