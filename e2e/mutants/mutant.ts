/** One change of the code that takes something away from a visitor or the owner, and the test that must notice. */
export interface Mutant {
  /** In kebab-case, unique. */
  name: string;
  /** What the visitor or the owner loses. */
  promise: string;
  /** The changed file, as a path from the project's top directory. */
  file: string;
  /** What is replaced; it stands in the file exactly once. */
  find: string;
  replace: string;
  /**
   * A file of unit or browser tests, and texts of which a test's title is made, in their order. They are parts, so that
   * a title can change around them; each stands in the file as it is, also where a title is put together in a loop.
   */
  noticedBy: readonly [file: string, title: string, ...titles: string[]];
}
