/** Splits a text at single spaces, as a tuple of literal types. */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? [First, ...Names<Rest>]
  : [Text];

type AllNames<Rows extends readonly string[]> = Rows extends readonly [
  infer Row extends string,
  ...infer Rest extends readonly string[],
]
  ? [...Names<Row>, ...AllNames<Rest>]
  : [];

/** A list of names, written in rows. A bundle leaves out a list that it does not use. */
// @__NO_SIDE_EFFECTS__
export const names = <const Rows extends readonly string[]>(...rows: Rows) =>
  rows.join(' ').split(' ') as AllNames<Rows>;
