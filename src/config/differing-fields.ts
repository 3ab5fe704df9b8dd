/**
 * The paths of the fields in which two types differ, such as `'services.list[].icon'`; never when they are the same.
 * A field that may be left out is the same as one that may be undefined.
 */
export type DifferingFields<A, B> = Differing<Plain<A>, Plain<B>>;

/** Without the names of interfaces, and without undefined. */
type Plain<T> = T extends readonly (infer Entry)[]
  ? Plain<Entry>[]
  : T extends object
    ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
    : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Differing<A, B, Path extends string = ''> =
  Same<A, B> extends true
    ? never
    : [A, B] extends [readonly (infer EntryA)[], readonly (infer EntryB)[]]
      ? Differing<EntryA, EntryB, `${Path}[]`>
      : [A, B] extends [object, object]
        ? { [Key in keyof (A & B) & string]: DifferingAt<Key, A, B, Path> }[keyof (A & B) & string]
        : Path;
type DifferingAt<Key extends string, A, B, Path extends string> = Key extends keyof A & keyof B
  ? Same<Pick<A, Key>, Pick<B, Key>> extends true
    ? never
    : Same<Required<Pick<A, Key>>, Required<Pick<B, Key>>> extends true
      ? `${PathTo<Path, Key>}, which only one of them demands`
      : Differing<Required<A>[Key], Required<B>[Key], PathTo<Path, Key>>
  : PathTo<Path, Key>;
type PathTo<Path extends string, Key extends string> = Path extends '' ? Key : `${Path}.${Key}`;
