import { snapshotDisclosure } from '../../text/legal/disclosure.ts';
import type { RepositoryProvider } from '../provider.ts';
import { repositoryOf } from '../repository.ts';
import { itemsOf, type JsonObject } from '../shape.ts';

const api = 'https://codeberg.org/api/v1';

export const disclosure = snapshotDisclosure(
  'codeberg',
  'Projekte bei Codeberg',
  () =>
    'Einige meiner öffentlichen Projekte liegen bei Codeberg (`codeberg.org`). Ihr Browser fragt dort nicht an: Die Angaben zu den Projekten werden vorab geholt und von hier ausgeliefert. Erst wenn Sie ein Projekt anklicken, ruft Ihr Browser dessen Adresse auf.',
);

export const codeberg: RepositoryProvider = {
  name: 'Codeberg',
  api,
  page: (path) => `https://codeberg.org/${path}`,
  repositoriesOf(username) {
    const url = `${api}/users/${encodeURIComponent(username)}/repos?limit=50`;
    return {
      name: 'repositories',
      url,
      read: (body) =>
        // Left out after reading: a list of nothing but forks is a good answer.
        itemsOf(body, readItem, ({ repository }) => repository.link, url).flatMap(({ isOwn, repository }) =>
          isOwn ? [repository] : [],
        ),
    };
  },
  disclosure,
};

function readItem(item: JsonObject) {
  const isOwn = ![item.fork, item.mirror, item.private].includes(true);
  const repository = repositoryOf(item, item.stars_count);
  return repository && { isOwn, repository };
}
