/** The words of a text, as a union of literal types. */
type Name<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Name<Rest> : Text;

/** A list of names, written in rows. A bundle leaves out a list that it does not use. */
// @__NO_SIDE_EFFECTS__
export const names = <const Rows extends readonly string[]>(...rows: Rows) =>
  rows.join(' ').split(' ') as Name<Rows[number]>[];
