import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type Phrase, plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';

/** What Pico also styles in the modules that src/theme/pico.scss takes, and what this site has nothing of. */
const absent =
  /\[type=(?!button)|\[role=|::file-selector-button|\b(?:select|textarea|hgroup|area)\b|^input\b|(?:^|[^,]\s)(?:audio|canvas|ins|mark|samp|video)\b|\(iframe\)|\[aria-hidden=false\]|\[dir=rtl\]|:host\b/;

/** Which fonts it takes where it is not told, as it is here (pico-variables.css). */
const toldHere = /^--pico-font-family(?:-sans-serif)?$/;

/** Elements that no page has but in the owner's texts. */
const ownersElements = ['abbr', 'del', 'hr', 'kbd', 'pre', 'sub', 'sup'];
/** Of these the owner's own sections have styles of their own. */
const proseElements = ['blockquote', 'img', 'pre', 'table', 'td', 'th'];

interface StyleRoot {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void): void;
  walkDecls(property: RegExp, visit: (declaration: { remove(): void }) => void): void;
}

/** Leaves out of Pico, and out of the styles of own sections, what no element can match: it would stand in documents. */
export const pico = (site: () => Promise<Site | null>): Plugin => ({
  name: 'portfolio:pico',
  config: async (_, { command }) => {
    const settings = command === 'build' ? await site() : undefined;
    const own = settings?.customSections.map(({ text }) => text) ?? [];
    const unused: Readonly<Record<string, string[]>> = settings
      ? {
          'pico.scss': missingFrom([...own, settings.footer ?? ''], ownersElements),
          'custom.css': missingFrom(own, proseElements),
        }
      : { 'pico.scss': [] };
    const removeAbsent = (root: StyleRoot) => {
      const missing = unused[basename(root.source?.input.file ?? '')];
      if (!missing) return;
      root.walkDecls(toldHere, (declaration) => declaration.remove());
      root.walkRules((rule) => {
        const present = presentSelectors(rule.selectors, missing);
        if (present.length === 0) rule.remove();
        else if (present.length < rule.selectors.length) rule.selectors = present;
      });
    };
    return { css: { postcss: { plugins: [{ postcssPlugin: 'portfolio:pico', OnceExit: removeAbsent }] } } };
  },
});

function missingFrom(texts: readonly Phrase[], elements: readonly string[]): string[] {
  const html = texts.map(plainText).join('');
  return elements.filter((element) => !new RegExp(`<${element}\\b`).test(html));
}

/** The selectors of a rule that something on the page can match. */
export function presentSelectors(selectors: readonly string[], unused: readonly string[] = []): string[] {
  const isUnused = new RegExp(`(?:^|[^,]\\s)(?:${unused.join('|') || '(?!)'})(?![\\w-])`);
  return selectors.filter(
    (selector) => !absent.test(selector.replaceAll(/:not\([^()]*\)/g, '')) && !isUnused.test(selector),
  );
}
