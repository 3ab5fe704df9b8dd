import { type Answer, json, type WorldRequest } from './exchange.ts';

interface ForgejoRepository {
  name: string;
  stars_count: number;
  updated_at: string;
  description?: string;
  fork?: boolean;
  mirror?: boolean;
}

const accounts: Readonly<Record<string, readonly ForgejoRepository[]>> = {
  erika: [
    {
      name: 'netzplan',
      stars_count: 40,
      updated_at: '2026-10-01T08:00:00Z',
      description: 'Zeichnet Netze.',
    },
    { name: 'notizen', stars_count: 3, updated_at: '2026-09-01T08:00:00Z' },
    { name: 'forgejo', stars_count: 0, updated_at: '2026-11-01T08:00:00Z', fork: true },
    { name: 'spiegel', stars_count: 0, updated_at: '2026-11-02T08:00:00Z', mirror: true },
  ],
  leer: [],
};

/** Codeberg: the part of Forgejo's API that the snapshot uses. */
export function answerCodeberg({ url }: WorldRequest): Answer {
  const [, owner = ''] = /^\/api\/v1\/users\/([^/]+)\/repos$/.exec(url.pathname) ?? [];
  const owned = accounts[owner]?.map((repository) => ({
    description: '',
    forks_count: 2,
    language: 'Go',
    full_name: `${owner}/${repository.name}`,
    html_url: `https://codeberg.org/${owner}/${repository.name}`,
    ...repository,
  }));
  return owned ? json(200, {}, owned) : json(404, {}, { message: 'user redirect does not exist' });
}
