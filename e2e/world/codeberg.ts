import { table } from '../../src/table.fixture.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';

/* Name, stars, last change, whether it is a fork or a mirror, description. */
const repositories = table`
  netzplan | 40 | 2026-10-01T08:00:00Z |  | Zeichnet Netze.
  notizen | 3 | 2026-09-01T08:00:00Z
  forgejo | 0 | 2026-11-01T08:00:00Z | fork
  spiegel | 0 | 2026-11-02T08:00:00Z | mirror
`;
const accounts: Readonly<Record<string, typeof repositories>> = { erika: repositories, leer: [] };

/** Codeberg: the part of Forgejo's API that the snapshot uses. */
export function answerCodeberg({ url }: WorldRequest): Answer {
  const [, owner = ''] = /^\/api\/v1\/users\/([^/]+)\/repos$/.exec(url.pathname) ?? [];
  const owned = accounts[owner]?.map(([name, stars, updated, kind, description = '']) => ({
    name,
    description,
    stars_count: Number(stars),
    forks_count: 2,
    language: 'Go',
    updated_at: updated,
    fork: kind === 'fork',
    mirror: kind === 'mirror',
    full_name: `${owner}/${name}`,
    html_url: `https://codeberg.org/${owner}/${name}`,
  }));
  return owned ? json(200, {}, owned) : json(404, {}, { message: 'user redirect does not exist' });
}
