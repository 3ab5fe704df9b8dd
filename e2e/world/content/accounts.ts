import type { Account } from './account.ts';
import { erika } from './erika.ts';
import type { SearchItem } from './github-repository.ts';
import { newcomer } from './newcomer.ts';
import { octocat } from './octocat.ts';

/** What an anonymous visitor of GitHub finds: no private repository. */
const accounts: readonly Account[] = [erika, octocat, newcomer].map((account) => ({
  ...account,
  repositories: account.repositories.filter((repository) => !repository.private),
}));

/** Logins and repository names are found in any case, as on GitHub. */
export const findAccount = (login: string): Account | undefined =>
  accounts.find((account) => account.user.login.toLowerCase() === login.toLowerCase());

export const findRepository = (fullName: string): SearchItem | undefined =>
  accounts
    .flatMap((account) => account.repositories)
    .find((repository) => repository.full_name.toLowerCase() === fullName.toLowerCase());
