import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { siteOf } from '../config/site.fixture.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { emptySnapshot } from '../offline/page-snapshot.ts';
import Details from './details.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('virtual:pages', () => ({ footer: [{ name: 'Impressum', href: '/impressum' }] }));

const person = { profile: { name: 'Erika', bio: 'Baut.', avatar: 'images/me.jpg' } };

const markupOf = (config: object) =>
  renderToStaticMarkup(
    <OfflineProvider base="/" snapshot={emptySnapshot} live>
      <Router ssrPath="/">
        <Details id="details" site={siteOf({ ...person, ...config })} loading={false} />
      </Router>
    </OfflineProvider>,
  );

test.each([
  ['has accounts', { social: { linkedin: 'erika' }, footer: '©' }, /<dl/],
  ['has nothing to say, but the legal links', {}, /^(?!.*<dl).*\/impressum/s],
  ['has nothing to say', { footer: '©' }, /^$/],
])('The card of a site that %s', (_, config, shown) => {
  expect(markupOf(config)).toMatch(shown);
});
