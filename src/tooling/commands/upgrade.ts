/**
 * `npm run upgrade`: takes in the product's latest version. Your files stay as they are: config.ts, `public/`, the
 * pictures of `npm run shots`. Then installs, checks, and shows what has changed since your version.
 * --from ADDRESS  the repository that you forked; needed once for each clone
 * Exit codes: 0 when you have the latest version and the check finds no mistakes; 1 otherwise; 2 for wrong options.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, messageOf, readOptions } from './command.ts';
import { installPackages } from './install.mjs';
import { root, runPackage, say } from './run.mjs';
import { changesSince } from './upgrade/changes-since.ts';
import { type Git, gitIn, mergeVersion } from './upgrade/merge.ts';

const remote = 'upstream';

async function upgrade(args: string[]): Promise<number> {
  const known = { from: { type: 'string' } } as const;
  const options = readOptions(args, known, 'npm run upgrade -- [--from https://github.com/…]');
  if (!options) return 2;
  const git = gitIn(root);
  try {
    const before = await mergeLatest(git, options.from);
    if (before === undefined) return 1;
    await installPackages();
    const isGood = await runPackage('tsx/dist/cli.mjs', ['src/tooling/commands/check.ts']);
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
  git('fetch', '--quiet', remote);
  const latest = git('rev-parse', 'FETCH_HEAD');
  if (isMerged(git, latest)) return versionBefore(git);
  const before = versionOf(git, 'HEAD');
  const { conflicts, deleted } = mergeVersion(git, latest);
  if (deleted.length > 0) say(`Deleted by you, and still deleted: ${deleted.join(', ')}.`);
  if (conflicts.length === 0) return before;
  say(
    `You and the product have changed the same lines of ${conflicts.join(', ')}. Resolve the conflicts, then: git add --all && git commit --no-edit && npm run upgrade. To undo the merge: git merge --abort.`,
  );
  return undefined;
}

/** Why nothing can be merged, with the cure. */
function obstacleIn(git: Git, from: string | undefined): string | undefined {
  try {
    git('rev-parse', '--verify', '--quiet', 'HEAD');
  } catch {
    return 'This folder is no git repository, so there is nothing to merge into. Fork the product on GitHub, clone your fork, and copy config.ts and public/ into it.';
  }
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed) return `Commit your changes first (git add --all && git commit):\n${changed}`;
  const isKnown = git('remote').split('\n').includes(remote);
  if (!isKnown && !from)
    return `Name the repository that you forked, once: npm run upgrade -- --from https://github.com/…`;
  if (from) git('remote', ...(isKnown ? ['set-url'] : ['add']), remote, from);
  return undefined;
}

function isMerged(git: Git, commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** After conflicts the merge is the owner's own commit: the version before it is that of its first parent. */
function versionBefore(git: Git): string {
  const [, ...parents] = git('rev-list', '--parents', '-n', '1', 'HEAD').split(' ');
  return versionOf(git, parents.length > 1 ? 'HEAD^1' : 'HEAD');
}

const versionOf = (git: Git, commit: string): string =>
  JSON.parse(git('show', `${commit}:package.json`)).version;

await main(import.meta.url, upgrade);
