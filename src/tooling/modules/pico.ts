import type { Plugin } from 'vite';
import { plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';

/** What Pico also styles in the modules that src/theme/pico.scss takes, and what this site has nothing of. */
const absent =
  /\[type=(?!button)|\[role=|::file-selector-button|\b(?:select|textarea|hgroup)\b|(?:^|[^,]\s)(?:audio|canvas|ins|mark|samp|video)\b|\(iframe\)|\[aria-hidden=false\]|\[dir=rtl\]|:host\b/;

/** Elements that no page has but in the owner's texts. */
const ownersElements = ['abbr', 'del', 'hr', 'kbd', 'pre', 'sub', 'sup'];

interface StyleRoot {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void): void;
}

/** Leaves out of Pico what no element of the page can match: it would stand in every document. */
export function pico(site: () => Promise<Site | null>): Plugin {
  return {
    name: 'portfolio:pico',
    config: async (_, { command }) => {
      const unused = command === 'build' ? unusedElements(await site()) : [];
      const removeAbsent = (root: StyleRoot) => {
        if (!root.source?.input.file?.endsWith('/pico.scss')) return;
        root.walkRules((rule) => {
          const present = presentSelectors(rule.selectors, unused);
          if (present.length === 0) rule.remove();
          else if (present.length < rule.selectors.length) rule.selectors = present;
        });
      };
      return { css: { postcss: { plugins: [{ postcssPlugin: 'portfolio:pico', OnceExit: removeAbsent }] } } };
    },
  };
}

function unusedElements(site: Site | null): string[] {
  const texts = [...(site?.customSections ?? []).map(({ text }) => text), site?.footer ?? ''];
  const html = texts.map(plainText).join('');
  return ownersElements.filter((element) => !new RegExp(`<${element}\\b`).test(html));
}

/** The selectors of a rule that something on the page can match. */
export function presentSelectors(selectors: readonly string[], unused: readonly string[] = []): string[] {
  const isUnused = new RegExp(`(?:^|[^,]\\s)(?:${unused.join('|') || '(?!)'})(?![\\w-])`);
  return selectors.filter(
    (selector) => !absent.test(selector.replaceAll(/:not\([^()]*\)/g, '')) && !isUnused.test(selector),
  );
}
