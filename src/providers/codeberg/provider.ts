import type { AnswerShape, JsonObject } from '../../../sw/answer-shape.ts';
import type { Repository } from '../../model/content.ts';
import { snapshotDisclosure } from '../../text/legal/disclosure.ts';
import type { RepositoryProvider } from '../provider.ts';
import { repositoryOf } from '../repository.ts';
import { itemsOf } from '../shape.ts';

const api = 'https://codeberg.org/api/v1';
const shape: AnswerShape = { list: 'body', text: 'name', links: ['html_url'] };

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
      read: (body) => itemsOf(body, shape, ownRepository, ({ link }) => link, url),
    };
  },
  disclosure,
};

const ownRepository = (item: JsonObject): Repository | undefined =>
  [item.fork, item.mirror, item.private].includes(true) ? undefined : repositoryOf(item, item.stars_count);
