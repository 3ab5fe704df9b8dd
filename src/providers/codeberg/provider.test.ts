import { expect, test } from 'vitest';
import { codeberg } from './provider.ts';

const item = { name: 'netzplan', full_name: 'max/netzplan', html_url: 'https://codeberg.org/max/netzplan' };
const read = async (body: unknown) => codeberg.repositoriesOf('max').read(body);

test('an account is asked for by its name, whatever is in it', () => {
  expect(codeberg.repositoriesOf('a/b').url).toBe('https://codeberg.org/api/v1/users/a%2Fb/repos?limit=50');
});

test('a repository has what its card shows, in the colour of its language', async () => {
  const counted = { stars_count: 4, forks_count: 2, updated_at: '2026-10-01T10:00:00+02:00' };
  expect(await read([{ ...item, ...counted, description: 'Zeichnet Netze.', language: 'Go' }])).toEqual([
    {
      fullName: 'max/netzplan',
      name: 'netzplan',
      link: 'https://codeberg.org/max/netzplan',
      description: 'Zeichnet Netze.',
      updatedAt: '2026-10-01T08:00:00.000Z',
      stars: 4,
      forks: 2,
      language: { text: 'Go', color: '#00ADD8' },
    },
  ]);
});

test.each(['fork', 'mirror', 'private'])('a %s is left out, and leaves a good answer', async (trait) => {
  expect(await read([{ ...item, [trait]: true }])).toEqual([]);
});

test.each([[{ message: 'nothing' }], [[{ id: 1 }]]])('%j is refused', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ kind: 'malformed' });
});
