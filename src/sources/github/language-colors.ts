import { commonLanguageColors } from './common-languages.ts';

type Colors = Readonly<Record<string, string>>;

/** Gives GitHub's colours, `#rrggbb`, by language name: at least those of the languages asked for; never rejects. */
export type LanguageColors = (languages: readonly string[]) => Promise<Colors>;

/** Only the colours at hand: for those who ask where answers come from, and read none. */
export const commonColors: LanguageColors = async () => commonLanguageColors;

/** Repositories without colours are worth more than repositories that are still waiting for them. */
const timeoutMs = 4_000;

/**
 * The colours of the common languages are at hand; for any other there is the whole table. If that does not load in
 * time, the languages that only it knows are gray.
 */
export async function loadLanguageColors(
  languages: readonly string[],
  load: () => Promise<{ colors: Colors }>,
): Promise<Colors> {
  if (languages.every((name) => Object.hasOwn(commonLanguageColors, name))) return commonLanguageColors;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ colors: Colors }>((resolve) => {
    timer = setTimeout(() => resolve({ colors: commonLanguageColors }), timeoutMs);
  });
  try {
    const { colors } = await Promise.race([load(), late]);
    return colors;
  } catch {
    return commonLanguageColors;
  } finally {
    clearTimeout(timer);
  }
}
