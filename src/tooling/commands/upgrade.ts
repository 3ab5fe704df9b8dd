/**
 * `npm run upgrade`: takes in the product's latest version. Your files stay as they are: config.ts, `public/`, the
 * pictures of `npm run shots`. Then installs, checks, and shows what has changed since your version.
 * --from ADDRESS  the repository that you forked; needed once for each clone
 * Exit codes: 0 when you have the latest version and the check finds no mistakes; 1 otherwise; 2 for wrong options.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, readOptions } from './command.ts';
import { root, run, say } from './run.mjs';
import { finishMerge, type Git, gitIn, isKnown, isMerging, mergeVersion } from './upgrade/merge.ts';

const remote = 'upstream';

export async function upgrade(args: string[]): Promise<number> {
  const definitions = { from: { type: 'string' } } as const;
  const options = readOptions(args, definitions, 'npm run upgrade -- [--from https://github.com/…]');
  if (!options) return 2;
  const git = gitIn(root);
  try {
    const before = await mergeLatest(git, options.from);
    if (before === undefined) return 1;
    // The new version's own command, which installs its packages.
    const isGood = await run(process.execPath, ['src/tooling/commands/command.mjs', 'check']);
    const changes = changesSince(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), before);
    say(
      changes
        ? `\nNew since your version, ${before}:\n\n${changes}`
        : `\nYou have the latest version, ${before}.`,
    );
    return isGood ? 0 : 1;
  } catch (error) {
    say(messageOf(error));
    return 1;
  }
}

/** Merges the latest version. Returns the version before it; undefined after an explanation. */
async function mergeLatest(git: Git, from: string | undefined): Promise<string | undefined> {
  const obstacle = obstacleIn(git, from);
  if (obstacle) {
    say(obstacle);
    return undefined;
  }
  const before = versionOf(git, 'HEAD');
  let merge = isMerging(git) ? finishMerge(git) : undefined;
  if (!merge) {
    // Its main branch: without a name the first one by the alphabet would be merged.
    // git itself says how far it is, and why it cannot.
    if (!(await run('git', ['fetch', remote, 'HEAD']))) return undefined;
    const latest = git('rev-parse', 'FETCH_HEAD');
    if (isKnown(git, 'merge-base', '--is-ancestor', latest, 'HEAD')) return versionBefore(git);
    merge = mergeVersion(git, latest);
  }
  const { conflicts, deleted } = merge;
  if (deleted.length > 0) say(`Deleted by you, and still deleted: ${deleted.join(', ')}.`);
  if (conflicts.length === 0) return before;
  say(
    `You and the product have changed the same lines of ${conflicts.join(', ')}. In each, decide between the marks <<<<<<< and >>>>>>>, and remove the marks. Then: git add --all, and npm run upgrade. To undo the merge: git merge --abort.`,
  );
  return undefined;
}

/** Why nothing can be merged, with the cure. */
export function obstacleIn(git: Git, from?: string): string | undefined {
  try {
    git('rev-parse', '--verify', 'HEAD');
  } catch (error) {
    const message = messageOf(error);
    return /not a git repository|Needed a single revision/.test(message)
      ? 'This folder is no git repository, so there is nothing to merge into. Fork the product on GitHub, clone your fork, and copy config.ts and public/ into it.'
      : message;
  }
  const hasRemote = isKnown(git, 'remote', 'get-url', remote);
  if (from) git('remote', ...(hasRemote ? ['set-url'] : ['add']), remote, from);
  if (isMerging(git)) return undefined;
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed) return `Commit your changes first (git add --all, and git commit):\n${changed}`;
  if (!hasRemote && !from)
    return 'Name the repository that you forked, once: npm run upgrade -- --from https://github.com/…';
  return undefined;
}

/** After conflicts the merge is the owner's own commit: the version before it is that of its first parent. */
function versionBefore(git: Git): string {
  const [, ...parents] = git('rev-list', '--parents', '-n', '1', 'HEAD').split(' ');
  return versionOf(git, parents.length > 1 ? 'HEAD^1' : 'HEAD');
}

const versionOf = (git: Git, commit: string): string =>
  JSON.parse(git('show', `${commit}:package.json`)).version;

/** The sections of a changelog about the versions after one, newest first; all of them for an unknown version. */
export function changesSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const index = sections.findIndex((section) => sectionVersion(section) === version);
  return sections
    .slice(0, index === -1 ? undefined : index)
    .join('')
    .trimEnd();
}

const sectionVersion = (section: string): string | undefined => /^## \[?v?(\d+\.\d+\.\d+)/.exec(section)?.[1];
