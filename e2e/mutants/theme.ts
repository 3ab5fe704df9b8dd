import type { Mutant } from './mutant.ts';

const picker = 'e2e/specs/accessibility/theme-picker.spec.ts';
const spec = 'e2e/specs/sections/theme.spec.ts';

/** Which theme is shown, how it is chosen, and whether everybody can read, reach and bear what is there. */
export const theme: readonly Mutant[] = [
  {
    name: 'choice-ends-with-the-visit',
    promise: 'A chosen theme is still there on the next visit.',
    file: 'src/model/stored-setting.ts',
    find: 'localStorage.setItem(',
    replace: 'sessionStorage.setItem(',
    noticedBy: [spec, 'A chosen theme is shown at once and is still there on the next visit'],
  },
  {
    name: 'chosen-theme-comes-late',
    promise: 'A chosen theme is there before any script of the page has loaded.',
    file: 'src/theme/before-paint.ts',
    find: 't=localStorage.getItem(',
    replace: 't=sessionStorage.getItem(',
    noticedBy: [spec, 'The theme is set before any script of the page has loaded'],
  },
  {
    name: 'stored-theme-beats-the-owner',
    promise: 'A site without a switch shows its default theme, whatever is stored.',
    file: 'src/theme/choice.ts',
    find: 'if (config.disableSwitch) return config.defaultTheme;\n  const',
    replace: 'const',
    noticedBy: ['src/theme/choice.test.ts', 'takes the default theme when switching is disabled'],
  },
  {
    name: 'other-tabs-keep-their-theme',
    promise: 'A theme chosen in one tab is shown in the others.',
    file: 'src/model/stored-setting.ts',
    find: "addEventListener('storage', onStorage);\n    return",
    replace: 'return',
    noticedBy: [picker, 'A theme chosen in one tab is shown in the others'],
  },
  {
    name: 'themes-take-the-focus-late',
    promise: 'Escape in the moment in which the themes appear gives the focus back to their button.',
    file: 'src/theme/choices.tsx',
    find: 'KeyboardEvent, useLayoutEffect, useRef',
    replace: 'KeyboardEvent, useEffect as useLayoutEffect, useRef',
    noticedBy: [picker, 'Escape closes it in the very moment in which it appears'],
  },
  {
    name: 'words-of-a-theme-fade',
    promise: 'In every theme one can read what the pointer is on.',
    file: 'src/ui/button.css',
    find: '.button-quiet:is(:hover, :active) {\n    border-color: var(--color-ring);\n    background: var(--color-inset);\n    color: var(--color-text);',
    replace:
      '.button-quiet:is(:hover, :active) {\n    border-color: var(--color-ring);\n    background: var(--color-inset);\n    color: var(--color-field);',
    noticedBy: [
      'e2e/specs/accessibility/hover-and-focus.spec.ts',
      'In every theme one can read',
      'offline, with every',
    ],
  },
  {
    name: 'contrast-is-not-corrected',
    promise: 'Every pair of colours of every theme can be read.',
    file: 'src/tooling/themes/legible.ts',
    find: 'text: 4.54',
    replace: 'text: 2.54',
    noticedBy: ['src/tooling/themes/contrast.test.ts', 'can be read', 'a link on the badge of primary'],
  },
  {
    name: 'page-without-its-language',
    promise: 'A screen reader reads the page in German.',
    file: 'index.html',
    find: '<html lang="de">',
    replace: '<html>',
    noticedBy: ['e2e/specs/accessibility/states.spec.ts', 'No rule is broken by'],
  },
  {
    name: 'motion-for-everybody',
    promise: 'Where motion is not wanted nothing moves.',
    file: 'src/ui/item.css',
    find: 'prefers-reduced-motion: reduce',
    replace: 'prefers-reduced-motion: no-preference',
    noticedBy: ['e2e/specs/accessibility/preferences.spec.ts', 'nothing moves: not what loads'],
  },
  {
    name: 'links-too-small-for-a-finger',
    promise: 'A finger hits every link.',
    file: 'src/ui/legal-links.css',
    find: 'min-height: 2.75rem;',
    replace: 'min-height: 2rem;',
    noticedBy: [
      'e2e/specs/accessibility/sizes.spec.ts',
      'A finger hits everything',
      'a portfolio without a footer',
    ],
  },
  {
    name: 'long-words-stick-out',
    promise: 'Enlarged, nothing is cut off.',
    file: 'src/ui/card.css',
    find: 'overflow-wrap: anywhere;',
    replace: 'white-space: nowrap;',
    noticedBy: ['e2e/specs/accessibility/sizes.spec.ts', 'nothing is cut off', 'a crowded portfolio'],
  },
  {
    name: 'focus-is-lost-on-a-change-of-page',
    promise: 'A change of page takes the focus along.',
    file: 'src/app/route-change.ts',
    find: "(link ?? document.getElementById('main'))?.focus(",
    replace: 'link?.focus(',
    noticedBy: ['e2e/specs/accessibility/keyboard.spec.ts', 'A change of page takes the focus along'],
  },
];
