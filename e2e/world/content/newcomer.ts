import type { Account } from './account.ts';
import { gitHubUser } from './github-user.ts';

/** An account of today: nothing filled in and no repository. */
export const newcomer: Account = {
  user: gitHubUser({
    login: 'newcomer',
    id: 199900001,
    name: null,
    bio: null,
    location: null,
    company: null,
    blog: '',
    publicRepositories: 0,
  }),
  repositories: [],
};
