import { otherLanguages } from 'virtual:pages';
import { useLocation, useRouter } from 'wouter';
import type { SiteLanguage } from '../model/site-language.ts';

/** The address of this page in another language, or of that language's portfolio. */
export function useOtherPages(): (language: SiteLanguage) => string | undefined {
  const { base } = useRouter();
  const [path] = useLocation();
  return (language) => {
    const other = otherLanguages.find(({ lang }) => lang === language);
    return other && base + (other.paths[path] ?? other.home);
  };
}
