import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type Phrase, plainText } from '../../model/phrase.ts';
import type { Site } from '../../model/site.ts';

/** Selectors in the modules of src/theme/pico.scss that no page has an element for. */
const absent =
  /\[type=(?!button)|\[role=|::file-selector-button|\b(?:select|textarea|hgroup|area)\b|^input\b|(?:^|[^,]\s)(?:audio|canvas|ins|mark|samp|video)\b|\(iframe\)|\[aria-hidden=false\]|\[dir=rtl\]|:host\b/;

/** Set in pico-variables.css. */
const toldHere = /^--pico-font-family(?:-sans-serif)?$/;

/** Elements that occur only in the owner's texts. */
const ownersElements = ['abbr', 'del', 'hr', 'kbd', 'pre', 'sub', 'sup'];
/** Elements with styles for own sections. */
const proseElements = ['blockquote', 'img', 'pre', 'table', 'td', 'th'];

interface StyleRoot {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void): void;
  walkDecls(property: RegExp, visit: (declaration: { remove(): void }) => void): void;
}

/** Removes from Pico, and from the styles of own sections, what no element can match: documents inline these styles. */
export const pico = (readSite: () => Promise<Site | null>): Plugin => ({
  name: 'portfolio:pico',
  config: async (_, { command }) => {
    const site = command === 'build' ? await readSite() : undefined;
    const own = site?.customSections.map(({ text }) => text) ?? [];
    const unused: Readonly<Record<string, string[]>> = site
      ? {
          'pico.scss': missingFrom([...own, site.footer ?? ''], ownersElements),
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

export function presentSelectors(selectors: readonly string[], unused: readonly string[] = []): string[] {
  const isUnused = new RegExp(`(?:^|[^,]\\s)(?:${unused.join('|') || '(?!)'})(?![\\w-])`);
  return selectors.filter(
    (selector) => !absent.test(selector.replaceAll(/:not\([^()]*\)/g, '')) && !isUnused.test(selector),
  );
}
