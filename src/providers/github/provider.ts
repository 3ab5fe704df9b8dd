import { quote } from '../../config/messages/problem.ts';
import { type ContentProvider, tryLater } from '../provider.ts';
import { disclosure } from './disclosure.ts';
import { githubResources } from './resources.ts';

const hiddenCard = (username: string): string =>
  `GitHub finds no public repository of '${username}' for this card: it is not shown. Publish one, or set \`display: false\`.`;

export const github: ContentProvider = {
  kind: 'content',
  resources: githubResources,
  pictures: () => ({}),
  namedPictures: (site) => ({
    hosts: githubResources(site).profile && !site.profile.avatar ? ['avatars.githubusercontent.com'] : [],
    elsewhere: false,
  }),
  check: {
    path: (part, { projects }) =>
      part === 'featured' && projects.github.mode === 'manual'
        ? 'projects.github.manual.projects'
        : 'github.username',
    explain: ({ part, error }, { projects, github: { username } }) => {
      if (error.kind !== 'unknown-user') return tryLater('GitHub', error);
      // What a list of repositories lacks is looked at one by one.
      if (part === 'featured' && projects.github.mode === 'manual') return undefined;
      return {
        kind: 'mistake',
        message: `Found ${quote(username)}, an account that GitHub does not know. Open https://github.com/${username} in your browser, and write the name as it stands in the address of your page.`,
      };
    },
    explainEmpty: (part, { projects, github: { username } }) => {
      if (part === 'latest') return { path: 'projects.latestPublic', message: hiddenCard(username) };
      return part === 'featured' && projects.github.mode === 'automatic'
        ? { path: 'projects.github', message: hiddenCard(username) }
        : undefined;
    },
  },
  disclosure,
};
