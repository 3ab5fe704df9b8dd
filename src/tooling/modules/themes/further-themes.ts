import { createHash } from 'node:crypto';
import { shownThemes, type ThemeConfig, unchosenThemes } from '../../../theme/choice.ts';
import { furtherThemes } from './sheet.ts';

/** A file of the bundle. */
interface SheetFile {
  /** Below the base. */
  fileName: string;
  source: string;
}

/**
 * The themes that are only shown to those who choose them, as a style sheet of their own: a first visitor's document
 * does without them. Undefined when there are none.
 */
export function furtherThemesFile(config: ThemeConfig): SheetFile | undefined {
  const unchosen = unchosenThemes(config);
  const names = shownThemes(config).filter((name) => !unchosen.includes(name));
  if (names.length === 0) return undefined;
  const source = furtherThemes(names, config);
  // Named by its content here, because the documents name it before the bundle is put together.
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/themes-${hash}.css`, source };
}
