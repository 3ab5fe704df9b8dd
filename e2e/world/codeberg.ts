import { type Answer, json, type WorldRequest } from './exchange.ts';

interface ForgejoRepository {
  name: string;
  stars: number;
  updated: string;
  description?: string;
  fork?: boolean;
  mirror?: boolean;
}

/** Codeberg: Forgejo's API, as much of it as the snapshot asks for. */
export function answerCodeberg({ url }: WorldRequest): Answer {
  const [, username = ''] = /^\/api\/v1\/users\/([^/]+)\/repos$/.exec(url.pathname) ?? [];
  const owned = accounts[username];
  return owned
    ? json(
        200,
        { 'x-total-count': String(owned.length) },
        owned.map((one, index) => repository(username, one, index)),
      )
    : json(404, {}, { errors: [], message: `user redirect does not exist [name: ${username}]` });
}

const accounts: Readonly<Record<string, readonly ForgejoRepository[]>> = {
  erika: [
    { name: 'netzplan', stars: 40, updated: '2026-10-01T08:00:00Z', description: 'Zeichnet Netze.' },
    { name: 'notizen', stars: 3, updated: '2026-09-01T08:00:00Z' },
    { name: 'forgejo', stars: 0, updated: '2026-11-01T08:00:00Z', fork: true },
    { name: 'spiegel', stars: 0, updated: '2026-11-02T08:00:00Z', mirror: true },
  ],
  leer: [],
};

const repository = (
  owner: string,
  { name, stars, updated, description = '', fork = false, mirror = false }: ForgejoRepository,
  index: number,
) => ({
  id: 1000 + index,
  owner: { id: 7, login: owner, username: owner },
  name,
  full_name: `${owner}/${name}`,
  description,
  empty: false,
  private: false,
  fork,
  mirror,
  archived: false,
  html_url: `https://codeberg.org/${owner}/${name}`,
  stars_count: stars,
  forks_count: 2,
  language: 'Go',
  topics: ['netzwerk'],
  updated_at: updated,
});
