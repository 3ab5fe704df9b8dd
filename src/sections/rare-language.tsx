import { languageColors } from '../providers/language-colors.ts';
import { LanguageCircle } from './language-circle.tsx';

const unknown = '#808080';

/** The dot of a language that is not a common one, loaded when one is shown; none for a language without a colour. */
export default function RareLanguage({ name }: { name: string }) {
  const color = Object.hasOwn(languageColors, name) ? languageColors[name] : unknown;
  return color && <LanguageCircle color={color} />;
}
