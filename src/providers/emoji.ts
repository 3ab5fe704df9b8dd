import { emoji } from './library-lists.ts';

/** A text with emoji for their names at GitHub and Codeberg: `:rocket:` is 🚀. */
export const withEmoji = (text: string | undefined): string | undefined =>
  text?.replace(/:([\w+-]+):/g, (written, name) => (Object.hasOwn(emoji, name) ? `${emoji[name]}` : written));
