import type { Mutant } from './mutant.ts';
import type { ProjectCopy } from './project-copy.ts';
import { runNode } from './run-node.ts';

/**
 * What the type check says about each mutant that does not pass it. It sees one mutant of each file at a time: a mistake
 * then belongs to the one whose file it is in.
 * @throws {Error} when a mistake is in another file
 */
export async function typeErrors(
  copy: ProjectCopy,
  mutants: readonly Mutant[],
): Promise<Map<Mutant, string>> {
  const errors = new Map<Mutant, string>();
  let left = mutants.filter(({ file }) => /\.tsx?$/.test(file));
  while (left.length > 0) {
    const together = [...new Map(left.map((mutant) => [mutant.file, mutant])).values()];
    left = left.filter((mutant) => !together.includes(mutant));
    const { output } = await copy.with(together, () =>
      runNode(copy.directory, ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false']),
    );
    // What a mutant no longer uses breaks nothing.
    for (const line of output.split('\n').filter((text) => /: error TS(?!6133:)/.test(text))) {
      const culprit = together.find(({ file }) => line.startsWith(`${file}(`));
      if (!culprit) throw new Error(`A mutant breaks the types of another file: ${line}`);
      errors.set(culprit, line);
    }
  }
  return errors;
}
