import { spawnSync } from 'node:child_process';

/** Runs git in a folder. @throws with git's own message */
export type Git = (...args: string[]) => string;

export const gitIn =
  (folder: string): Git =>
  (...args) => {
    // Messages are compared.
    const env = { ...process.env, LC_ALL: 'C' };
    const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
    if (error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        'This terminal has no git, and that of GitHub Desktop is for itself. Install it from https://git-scm.com, open a new terminal, and run the command again.',
      );
    if (status !== 0) throw error ?? new Error(`${stdout}${stderr}`.trim());
    return stdout.trimEnd();
  };

/** Stays as the owner has it, also what the owner has deleted. */
const ownersFiles = ['config.ts', 'public', '.github/pictures'];

export interface Merge {
  /** Files in which the owner has to decide, or in which marks of conflicts are left. */
  conflicts: string[];
  /** Files of the example that the owner has deleted and that stay deleted. */
  deleted: string[];
}

/** A merge that was begun, with `git merge` or by an upgrade with conflicts. */
export const isMerging = (git: Git): boolean =>
  isKnown(git, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD');

/** Whether git knows what it is asked about. */
export function isKnown(git: Git, ...question: string[]): boolean {
  try {
    git(...question);
    return true;
  } catch {
    return false;
  }
}

/**
 * Merges a commit. The owner's files stay as they are; the merge is committed unless conflicts are left.
 * @throws with the reason, and nothing has changed
 */
export function mergeVersion(git: Git, commit: string): Merge {
  if (!isKnown(git, 'merge-base', 'HEAD', commit)) throw new Error(noCommonHistory(git));
  try {
    git('merge', '--ff', '--no-commit', '--quiet', commit);
  } catch (error) {
    // The merge has not begun.
    if (unmergedFiles(git).length === 0) throw error;
  }
  // There is nothing to merge without commits of the owner's.
  if (!isMerging(git)) return { conflicts: [], deleted: [] };
  try {
    const existing = lines(git('ls-tree', '--name-only', 'HEAD', '--', ...ownersFiles));
    if (existing.length > 0) git('checkout', '--quiet', 'HEAD', '--', ...existing);
    return finishMerge(git);
  } catch (error) {
    git('merge', '--abort');
    throw error;
  }
}

/** Settles what the owner has deleted, and commits the merge unless other conflicts are left. */
export function finishMerge(git: Git): Merge {
  const unmerged = unmergedFiles(git);
  const deleted = unmerged.filter((file) => isOwners(file) && isDeletedHere(git, file));
  if (deleted.length > 0) git('rm', '--quiet', '--', ...deleted);
  const marked = files(git('diff', '--name-only', '-z', '--cached', '-G^(<{7}|>{7}) ', 'MERGE_HEAD'));
  const conflicts = [...new Set([...unmerged.filter((file) => !deleted.includes(file)), ...marked])];
  if (conflicts.length === 0) git('commit', '--no-edit', '--quiet');
  return { conflicts, deleted };
}

const noCommonHistory = (git: Git): string =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? 'This clone lacks the history that it has in common with the product. Get it with `git fetch --unshallow`, and run the command again.'
    : 'This repository and the product have no history in common, as after unpacking a ZIP, or with a wrong address. Clone your fork of the product, copy config.ts and public/ into the clone, and run the command there.';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Reads a list by `-z`, which keeps umlauts in names as they are. */
const files = (list: string) => list.split('\0').filter((file) => file !== '');

const unmergedFiles = (git: Git) => files(git('diff', '--name-only', '--diff-filter=U', '-z'));

const isOwners = (file: string) => ownersFiles.some((path) => file === path || file.startsWith(`${path}/`));

/** Stage 2 of an unmerged file is the owner's version. */
const isDeletedHere = (git: Git, file: string) =>
  !lines(git('ls-files', '--unmerged', '--', file)).some((entry) => / 2\t/.test(entry));
