import type { JsonObject, ResponseShape } from '../../../sw/response-shape.ts';
import type { Repository } from '../../model/content.ts';
import { furtherProvider } from '../provider.ts';
import { repositoryOf } from '../repository.ts';
import { itemsOf } from '../shape.ts';

const api = 'https://codeberg.org/api/v1';
const shape: ResponseShape = { list: 'body', text: 'name', links: ['html_url'] };

export const codeberg = furtherProvider('codeberg', {
  name: 'Codeberg',
  api,
  page: (path) => `https://codeberg.org/${path}`,
  repositoriesOf(username) {
    const url = `${api}/users/${encodeURIComponent(username)}/repos?limit=50`;
    return { name: 'repositories', url, read: (body) => itemsOf(body, shape, ownRepository, url) };
  },
});

const ownRepository = (item: JsonObject): Repository | undefined =>
  [item.fork, item.mirror, item.private].includes(true) ? undefined : repositoryOf(item, item.stars_count);
