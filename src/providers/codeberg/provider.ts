import type { Repository } from '../../model/content.ts';
import { snapshotDisclosure } from '../disclosures.ts';
import { languageColor } from '../language.ts';
import type { RepositoryProvider } from '../provider.ts';
import { countOf, instantOf, itemsOf, type JsonObject, linkOf, textOf } from '../shape.ts';

const api = 'https://codeberg.org/api/v1';

export const disclosure = snapshotDisclosure(
  'codeberg',
  'Projekte bei Codeberg',
  () =>
    'Einige meiner öffentlichen Projekte liegen bei Codeberg (`codeberg.org`). Ihr Browser fragt dort nicht an: Die Angaben zu den Projekten werden vorab geholt und von hier ausgeliefert. Erst wenn Sie ein Projekt anklicken, ruft Ihr Browser dessen Adresse auf.',
);

/** Codeberg, by the API of Forgejo. */
export const codeberg: RepositoryProvider = {
  kind: 'repositories',
  name: 'Codeberg',
  api,
  page: (path) => `https://codeberg.org/${path}`,
  repositoriesOf(username) {
    const url = `${api}/users/${encodeURIComponent(username)}/repos?limit=50`;
    return {
      name: 'repositories',
      url,
      isSnapshotOnly: true,
      read: (body) =>
        // Left out after reading: a list of nothing but forks is a good answer.
        itemsOf(body, readRepository, ({ repository }) => repository.link, url).flatMap(
          ({ repository, isOwn }) => (isOwn ? [repository] : []),
        ),
    };
  },
  disclosure,
};

function readRepository(item: JsonObject): { repository: Repository; isOwn: boolean } | undefined {
  const name = textOf(item.name);
  const link = linkOf(item.html_url);
  const language = textOf(item.language);
  if (name === undefined || link === undefined) return undefined;
  return {
    isOwn: ![item.fork, item.mirror, item.private].includes(true),
    repository: {
      fullName: textOf(item.full_name) ?? new URL(link).pathname.slice(1),
      name,
      description: textOf(item.description),
      link,
      updatedAt: instantOf(item.updated_at),
      stars: countOf(item.stars_count) ?? 0,
      forks: countOf(item.forks_count) ?? 0,
      language: language === undefined ? undefined : { text: language, color: languageColor(language) },
    },
  };
}
