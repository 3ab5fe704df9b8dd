import { createRequire } from 'node:module';
import type { components } from '@octokit/openapi-types';
import { table } from '../../../src/table.fixture.ts';

type GitHubUser = components['schemas']['public-user'];
export type SearchItem = components['schemas']['repo-search-result-item'];

interface Account {
  user: GitHubUser;
  /** Public repositories only. Others cannot be found. */
  repositories: SearchItem[];
}

const [recorded] = createRequire(import.meta.url)(
  '@octokit/fixtures/scenarios/api.github.com/get-repository/normalized-fixture.json',
) as { response: object }[];
const text = JSON.stringify(recorded?.response);

/** A recorded GitHub repository with another owner and name. */
const recordedAs = (login: string, name: string) =>
  JSON.parse(text.replaceAll('octokit-fixture-org', login).replaceAll('hello-world', name)) as SearchItem & {
    owner: components['schemas']['simple-user'];
  };

/** One item of `GET /search/repositories`. */
function searchItem(login: string, id: number, row: readonly string[]): SearchItem {
  const [name = '', language = '', stars, forks, updated = '', kind, ...description] = row;
  return {
    ...recordedAs(login, name),
    id,
    description: description.join(' | ') || null,
    fork: kind === 'fork',
    language: language || null,
    stargazers_count: Number(stars),
    forks_count: Number(forks),
    updated_at: updated,
    // GitHub's own ranking cannot be predicted: a stable shuffle stands in for it.
    score: ((id * 7919) % 1009) / 1000,
  };
}

function account(
  login: string,
  id: number,
  said: Pick<GitHubUser, 'name' | 'bio' | 'location' | 'company' | 'blog'>,
  rows: readonly (readonly string[])[],
): Account {
  const user: GitHubUser = {
    ...recordedAs(login, '').owner,
    ...said,
    id,
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    type: 'User',
    email: null,
    hireable: null,
    public_repos: rows.length,
    public_gists: 2,
    followers: 42,
    following: 9,
    created_at: '2011-01-25T18:44:36Z',
    updated_at: '2026-10-22T11:23:21Z',
  };
  return { user, repositories: rows.map((row, index) => searchItem(login, id * 2 + index * 31, row)) };
}

/* Name, language, stars, forks, last change, whether it is a fork, description. */

/** A German freelancer with a full account: many languages, umlauts, right-to-left text, a long name, empty fields, two forks. */
const erika = table`
  netzwerk-inventar | Go | 412 | 37 | 2026-09-14T08:12:45Z |  | Findet Geräte im Netzwerk und führt ein Inventar: Switches, Drucker, Telefone.
  ansible-rollen | Jinja | 198 | 64 | 2026-10-19T16:40:00Z |  | Ansible-Rollen für kleine Unternehmen – Mail, DNS, Backup, Überwachung :rocket:
  rechnungsleser | TypeScript | 1543 | 121 | 2026-10-02T11:05:30Z |  | Liest ZUGFeRD- und XRechnung-Dateien und prüft sie. 🧾
  dotfiles | Shell | 3 | 0 | 2026-10-24T21:59:59Z
  notizen |  | 0 | 0 | 2025-01-06T00:00:00Z |  | Lose Notizen ohne Programmiersprache
  mutarjim | Python | 27 | 5 | 2024-12-31T23:30:00Z |  | أداة صغيرة لترجمة ملفات الإعداد
  voip-durchsatzmessung-fuer-mittelstaendische-telefonanlagen-mit-mehreren-standorten | Rust | 88 | 9 | 2026-03-29T01:30:00Z |  | Misst, ob die Leitung für Gespräche reicht — Jitter, Paketverlust und Latenz je Standort, mit Bericht als PDF und Vergleich zur Vorwoche, damit der Anbieter nicht mehr ausweichen kann.
  firewall-regeln | Nix | 61 | 12 | 2026-08-08T08:08:08Z |  | nftables-Regeln, geprüft & erklärt: <eingehend> | <ausgehend>
  wetterstation | C++ | 240 | 51 | 2023-05-17T19:00:00Z |  | ESP32-Firmware für eine Wetterstation
  webseiten-vorlage | Vue | 76 | 33 | 2026-07-30T13:37:00Z |  | Barrierefreie Vorlage für Vereine
  kassenbuch | Unbekanntes-Deutsch | 14 | 2 | 2026-06-15T10:00:00Z |  | Kassenbuch, GoBD-konform
  linux-kernel | C | 1 | 0 | 2026-10-01T04:00:00Z | fork | Linux kernel source tree
  caddy | Go | 2 | 1 | 2026-02-11T09:41:00Z | fork | Fast and extensible multi-platform web server
`;

/** The account of the shipped configuration, modelled on the real one: short texts, few languages, one fork. */
const octocat = table`
  Hello-World |  | 3120 | 2890 | 2026-10-20T09:15:00Z |  | My first repository on GitHub!
  Spoon-Knife | HTML | 13400 | 153000 | 2026-10-21T14:02:11Z |  | This repo is for demonstration purposes only.
  octocat.github.io | CSS | 920 | 460 | 2026-09-30T20:45:01Z
  git-consortium |  | 560 | 130 | 2026-09-01T06:30:00Z |  | This repo is for demonstration purposes only.
  hello-worId |  | 610 | 210 | 2026-08-19T12:00:00Z |  | My first repository on GitHub.
  test-repo1 |  | 390 | 120 | 2026-07-11T17:20:00Z
  boysenberry-repo-1 |  | 400 | 25 | 2026-06-02T10:10:10Z |  | Testing
  linguist | Ruby | 620 | 190 | 2026-05-05T05:05:05Z | fork | Language Savant. If your repository’s language is being reported incorrectly, send us a pull request!
`;

/* Login, id, name, location, company, website, biography. The last account is new: an empty profile, no repositories. */
const people = table`
  erika-mustermann | 40302010 | Erika Mustermann | Köln, Deutschland | @mustermann-it Freie Beraterin | https://mustermann.example | Netzwerke, Server & Software für den Mittelstand – aus Köln
  octocat | 583231 | The Octocat | San Francisco | @github | https://github.blog
  newcomer | 199900001
`;
const repositoriesOf: Readonly<Record<string, typeof erika>> = { 'erika-mustermann': erika, octocat };

const accounts: readonly Account[] = people.map(
  ([login = '', id, name, location, company, blog = '', bio]) => {
    const said = {
      name: name || null,
      location: location || null,
      company: company || null,
      bio: bio || null,
    };
    return account(login, Number(id), { ...said, blog }, repositoriesOf[login] ?? []);
  },
);

/** Logins and repository names are case-insensitive, as on GitHub. */
export const findAccount = (login: string): Account | undefined =>
  accounts.find((account) => account.user.login.toLowerCase() === login.toLowerCase());

export const findRepository = (fullName: string): SearchItem | undefined =>
  accounts
    .flatMap((account) => account.repositories)
    .find((repository) => repository.full_name.toLowerCase() === fullName.toLowerCase());
