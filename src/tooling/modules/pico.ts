import type { Plugin } from 'vite';

/** What Pico also styles in the modules that src/theme/pico.scss takes, and what this site has nothing of. */
const absent =
  /\[type=(?!button)|\[role=|::file-selector-button|\b(?:select|textarea|hgroup|abbr|area)\b|^input\b|(?:^|[^,]\s)(?:audio|canvas|ins|mark|samp|video)\b|\(iframe\)|\[aria-hidden=false\]|\[dir=rtl\]|:host\b/;

/** Which fonts it takes where it is not told, as it is here (pico-variables.css). */
const toldHere = /^--pico-font-family(?:-sans-serif)?$/;

interface StyleRoot {
  source?: { input: { file?: string } };
  walkRules(visit: (rule: { selectors: string[]; remove(): void }) => void): void;
  walkDecls(property: RegExp, visit: (declaration: { remove(): void }) => void): void;
}

/** Leaves out of Pico what no element of the page can match: it would stand in every document. */
export function pico(): Plugin {
  return {
    name: 'portfolio:pico',
    config: () => ({ css: { postcss: { plugins: [{ postcssPlugin: 'portfolio:pico', OnceExit }] } } }),
  };
}

/** The selectors of a rule that something on the page can match. */
export const presentSelectors = (selectors: readonly string[]): string[] =>
  selectors.filter((selector) => !absent.test(selector.replaceAll(/:not\([^()]*\)/g, '')));

function OnceExit(root: StyleRoot): void {
  if (!root.source?.input.file?.endsWith('/pico.scss')) return;
  root.walkDecls(toldHere, (declaration) => declaration.remove());
  root.walkRules((rule) => {
    const present = presentSelectors(rule.selectors);
    if (present.length === 0) rule.remove();
    else if (present.length < rule.selectors.length) rule.selectors = present;
  });
}
