import type { SearchItem } from './github-repository.ts';
import type { GitHubUser } from './github-user.ts';

export interface Account {
  user: GitHubUser;
  /** Private ones too: nobody finds them. */
  repositories: SearchItem[];
}
