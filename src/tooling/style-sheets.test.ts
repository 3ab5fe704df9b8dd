import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Container, parse } from 'postcss';
import { expect, test } from 'vitest';
import { root } from './commands/run.mjs';
import { filesBelow } from './files.ts';
import { layers } from './modules/css-layers.ts';

const source = join(root, 'src');
const files = filesBelow(source).filter((file) => file.endsWith('.css'));
const sheets = files.map((file) => [file, parse(readFileSync(join(source, file), 'utf8'))] as const);

const found = (inSheet: (sheet: Container, found: string[]) => void): string[] =>
  sheets.flatMap(([file, sheet]) => {
    const places: string[] = [];
    inSheet(sheet, places);
    return places.map((place) => `${file}: ${place}`);
  });

/** The widths of src/theme/scale.css: of containers, of the window, and those at which all sizes grow. */
const widths = { container: [16, 34, 46, 60], media: [48, 64, 76, 120, 150] };

test('Conditions have widths of the scale', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const others = found((sheet, places) =>
    sheet.walkAtRules(/^(?:media|container)$/, ({ name, params }) => {
      for (const [, width] of params.matchAll(/width [<>]=? ([\d.]+)rem/g))
        if (!widths[name as keyof typeof widths].includes(Number(width))) places.push(`@${name} ${params}`);
    }),
  );
  expect(others).toEqual([]);
});

test('Layers decide which rule wins: no class is doubled, and nothing is important', () => {
  const forced = found((sheet, places) => {
    sheet.walkDecls(({ important, prop }) => void (important && places.push(`${prop} !important`)));
    sheet.walkRules(/(\.[\w-]+|:root)\1(?![\w-])/, ({ selector }) => void places.push(selector));
  });
  expect(forced).toEqual([]);
});

test('Each sheet is in the layer of its directory, or names one of the order', () => {
  const order =
    readFileSync(join(source, 'theme/layers.css'), 'utf8')
      .match(/@layer ([\w, ]+);/)?.[1]
      ?.split(', ') ?? [];
  expect(order).toHaveLength(8);
  const others = found((sheet, places) =>
    sheet.walkAtRules('layer', ({ params }) => {
      if (!params.split(', ').every((layer) => order.includes(layer))) places.push(`@layer ${params}`);
    }),
  );
  expect(others).toEqual([]);
  const directories = new Set(files.map((file) => file.split('/')[0] ?? ''));
  expect([...directories].filter((directory) => !(directory in layers))).toEqual([]);
});

test('Surfaces change on hover only where a pointer hovers: on touch, a hover would stay after the tap', () => {
  let held = 0;
  const sticking = found((sheet, places) =>
    sheet.walkRules(/:hover/, (rule) => {
      const { params = '' } = rule.parent as AtRule;
      if (params.includes('hover: hover')) held += 1;
      else
        rule.walkDecls(
          /^(?!color|text-decoration|--)/,
          ({ prop }) => void places.push(`${rule.selector} ${prop}`),
        );
    }),
  );
  expect(held).toBeGreaterThan(1);
  expect(sticking).toEqual([]);
});

test('Each sheet is imported, and each of its classes is given to an element', () => {
  const code = filesBelow(source).filter((file) => /(?<!\.test)\.(?:tsx?|css|scss)$/.test(file));
  const textOf = (of: readonly string[]) => of.map((file) => readFileSync(join(source, file), 'utf8')).join();
  const all = textOf(code) + readFileSync(join(root, 'vite.config.ts'), 'utf8');
  expect(files.filter((file) => !all.includes(file.replace(/^.*(?=\/)/, '')))).toEqual([]);
  const markup = textOf(code.filter((file) => !file.endsWith('.css')));
  // The end of a name may be a value: `badge-${tone}`.
  const isGiven = (name: string) =>
    new RegExp(`(?<![\\w-])(?:${name}(?![\\w-])|${name.replace(/-\w+$/, '-')}\\$\\{)`).test(markup);
  const unused = found((sheet, places) =>
    sheet.walkRules(({ selector }) => {
      const names = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
      places.push(...names.filter((name) => !isGiven(name)));
    }),
  );
  expect(unused).toEqual([]);
});
