import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** A copy of the project's files in which the code can be changed; it shares the project's packages. */
export class ProjectCopy {
  readonly directory: string;
  readonly #files: readonly string[];

  /** @param place a directory of its own; the sites that were built in it before are kept */
  constructor(project: string, place: string) {
    this.directory = join(place, 'project');
    this.#files = filesOf(project);
    rmSync(this.directory, { recursive: true, force: true });
    for (const file of this.#files) {
      mkdirSync(dirname(join(this.directory, file)), { recursive: true });
      cpSync(join(project, file), join(this.directory, file));
    }
    symlinkSync(join(project, 'node_modules'), join(this.directory, 'node_modules'));
    mkdirSync(join(place, 'sites'), { recursive: true });
    symlinkSync(join(place, 'sites'), join(this.directory, 'e2e/.sites'));
  }

  /** Changes with anything that a test could notice. */
  get hash(): string {
    const hash = createHash('sha256');
    const others = this.#files.filter((file) => !file.startsWith('e2e/mutants/'));
    for (const file of others) hash.update(file).update(readFileSync(join(this.directory, file)));
    return hash.digest('hex').slice(0, 16);
  }

  /** Does some work while the copy has the changes of mutants, which are of different files. */
  async with<Result>(mutants: readonly Mutant[], work: () => Promise<Result>): Promise<Result> {
    const originals = mutants.map(({ file, find, replace }) => {
      const path = join(this.directory, file);
      const content = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        content.replace(find, () => replace),
      );
      return { path, content };
    });
    try {
      return await work();
    } finally {
      for (const { path, content } of originals) writeFileSync(path, content);
    }
  }
}

/** Everything that git would not ignore, also what has not been committed yet. */
function filesOf(project: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules' && existsSync(join(project, file)));
}
