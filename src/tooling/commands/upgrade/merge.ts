import { execFileSync } from 'node:child_process';

/** Runs git in a folder. @throws with git's own message */
export type Git = (...args: string[]) => string;

export const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();

/** What a merge keeps as the owner has it, also what the owner has deleted. */
const ownersFiles = ['config.ts', 'public/', '.github/pictures/'];

export interface Merge {
  /** Files whose conflicts the owner has to resolve. */
  conflicts: string[];
  /** Files of the example that the owner has deleted and that stay deleted. */
  deleted: string[];
}

/** Merges a commit. The owner's files stay as they are; the merge is committed unless conflicts are left. */
export function mergeVersion(git: Git, commit: string): Merge {
  git('config', 'merge.owner.driver', 'true');
  try {
    git('merge', '--no-edit', '--quiet', commit);
    return { conflicts: [], deleted: [] };
  } catch (error) {
    // Without conflicts it has not begun.
    if (unmergedFiles(git).length === 0) throw error;
    return finishMerge(git);
  }
}

/** Settles what the owner has deleted, and commits the merge unless other conflicts are left. */
export function finishMerge(git: Git): Merge {
  const unmerged = unmergedFiles(git);
  const deleted = unmerged.filter((file) => isOwners(file) && isDeletedHere(git, file));
  if (deleted.length > 0) git('rm', '--quiet', '--', ...deleted);
  const conflicts = unmerged.filter((file) => !deleted.includes(file));
  if (conflicts.length === 0) git('commit', '--no-edit', '--quiet');
  return { conflicts, deleted };
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

// `-z` keeps umlauts in names as they are.
const unmergedFiles = (git: Git) =>
  git('diff', '--name-only', '--diff-filter=U', '-z')
    .split('\0')
    .filter((file) => file !== '');

const isOwners = (file: string) => ownersFiles.some((path) => file === path || file.startsWith(path));

/** Stage 2 of an unmerged file is the owner's version. */
const isDeletedHere = (git: Git, file: string) =>
  !lines(git('ls-files', '--unmerged', '--', file)).some((entry) => / 2\t/.test(entry));
