import { describe, expect, it } from 'vitest';
import { deviceKey } from '../../model/device-entries.ts';
import { type ThemeName, themeNames } from '../../model/theme-name.ts';
import { chooseTheme, type ThemeConfig } from '../../theme/choice.ts';
import { themeFacts } from './document.ts';
import { inlineProgram } from './inline-program.ts';

const base = '/repo/';
const beforePaint = (...site: Parameters<typeof themeFacts>) =>
  inlineProgram('theme/before-paint.ts', themeFacts(...site));

interface Device {
  /** Undefined: reading the storage throws. */
  stored: string | null | undefined;
  prefersDark: boolean;
  hasMeta?: boolean;
}

/** Runs the script in a bare document and returns what it left there. */
function run(script: string, { stored, prefersDark, hasMeta = true }: Device) {
  const dataset: { theme?: string } = {};
  const meta = { content: 'unset' };
  const written: string[] = [];
  const document = {
    write: (html: string) => written.push(html),
    documentElement: { dataset },
    querySelector: (selector: string) => (hasMeta && selector === 'meta[name=theme-color]' ? meta : null),
  };
  const localStorage = {
    getItem(key: string) {
      if (stored === undefined) throw new Error('blocked');
      return key === deviceKey(base, 'theme') ? stored : null;
    },
  };
  const requestAnimationFrame = (draw: () => void) => draw();
  const getComputedStyle = () => ({ getPropertyValue: (name: string) => `${name} of ${dataset.theme}` });
  const matchMedia = (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' && prefersDark });
  const globals = { document, localStorage, matchMedia, requestAnimationFrame, getComputedStyle };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return { theme: dataset.theme, color: meta.content, ...(written.length > 0 && { written }) };
}

const flags = [true, false];
const lists: ThemeName[][] = [['light', 'cupcake', 'lofi'], ['dark', 'light'], [...themeNames]];
const memories = [
  null,
  undefined,
  '',
  'null',
  'constructor',
  '__proto__',
  'toString',
  'nonsense',
  'dark',
  'lofi',
  'nord',
];

describe('the script before the first paint', () => {
  const combinations = lists.flatMap((themes) =>
    (['lofi', 'nord', 'dark'] as const).flatMap((defaultTheme) =>
      flags.flatMap((disableSwitch) =>
        flags.map((respectPrefersColorScheme): ThemeConfig => {
          return { defaultTheme, disableSwitch, respectPrefersColorScheme, themes, displayAvatarRing: true };
        }),
      ),
    ),
  );

  it.each(combinations)(
    'chooses as the page does: $defaultTheme, $disableSwitch, $respectPrefersColorScheme',
    async (config) => {
      const script = await beforePaint(config, base);
      for (const stored of memories) {
        for (const prefersDark of flags) {
          const expected = chooseTheme(config, stored ?? null, prefersDark);
          expect(run(script, { stored, prefersDark })).toEqual({
            theme: expected,
            color: expected === config.defaultTheme ? 'unset' : `--color-page of ${expected}`,
          });
        }
      }
    },
  );

  const config: ThemeConfig = {
    defaultTheme: 'lofi',
    disableSwitch: false,
    respectPrefersColorScheme: true,
    displayAvatarRing: true,
    themes: [...themeNames],
  };

  it('asks for the colours of further themes when the visitor has chosen one, and only then', async () => {
    const script = await beforePaint(config, base, '/repo/assets/themes-abc.css');
    const writtenFor = (stored: string | null, prefersDark: boolean) =>
      run(script, { stored, prefersDark }).written;
    expect(writtenFor('nord', false)).toEqual(['<link rel=stylesheet href="/repo/assets/themes-abc.css">']);
    expect(writtenFor('lofi', false)).toBeUndefined();
    expect(writtenFor(null, true)).toBeUndefined();
    expect(writtenFor('nonsense', false)).toBeUndefined();
    expect(run(script, { stored: null, prefersDark: true }).theme).toBe('dark');
  });

  it('does without a theme-color element', async () => {
    const script = await beforePaint(config, base);
    expect(run(script, { stored: 'nord', prefersDark: false, hasMeta: false }).theme).toBe('nord');
  });

  it('stays small: under 480 bytes and 11 more for each theme', async () => {
    const one = await beforePaint({ ...config, themes: ['lofi'] }, base);
    expect(one.length).toBeLessThan(480);
    const all = await beforePaint(config, base);
    expect(all.length).toBeLessThan(450 + 11 * 36);
  });

  it('cannot end the element it stands in, whatever the base', async () => {
    const script = await beforePaint(config, '/</script><script><!--');
    expect(script).not.toMatch(/<\/?script|<!--/);
  });
});

describe('the script that marks the arrival', () => {
  interface Arrival {
    type?: string;
    hash?: string;
    cards?: number;
  }

  /** Runs the script in a bare document, whose tasks run when they are asked to. */
  async function arrive({ type = 'navigate', hash = '', cards = 2 }: Arrival) {
    const dataset: { arriving?: string } = {};
    const tasks: { run: () => void; delay: number }[] = [];
    const laidOut = Array.from({ length: cards }, () => ({ style: { contentVisibility: '' }, offsetTop: 0 }));
    let paint = () => {};
    const globals = {
      document: {
        documentElement: { dataset },
        querySelector: () => laidOut.find(({ style }) => style.contentVisibility === '') ?? null,
      },
      location: { hash },
      performance: { getEntriesByType: () => [{ type }] },
      setTimeout: (run: () => void, delay = 0) => tasks.push({ run, delay }),
      PerformanceObserver: class {
        constructor(onPaint: () => void) {
          paint = onPaint;
        }
        observe() {}
      },
    };
    new Function(...Object.keys(globals), await inlineProgram('pages/arrival.ts'))(...Object.values(globals));
    const seen = () => laidOut.filter(({ style }) => style.contentVisibility === 'visible').length;
    return { dataset, tasks, paint: () => paint(), seen };
  }

  it('gives the cards their layout after the first paint, one in each task', async () => {
    const { dataset, tasks, paint, seen } = await arrive({});
    expect([dataset.arriving, seen()]).toEqual(['', 0]);
    paint();
    expect(seen()).toBe(1);
    tasks.pop()?.run();
    expect([dataset.arriving, seen()]).toEqual(['', 2]);
    tasks.pop()?.run();
    expect(dataset).toEqual({});
  });

  it('does so after two seconds where the browser reports no paint', async () => {
    const { tasks, seen } = await arrive({});
    expect(tasks.map(({ delay }) => delay)).toEqual([2000]);
    tasks.pop()?.run();
    expect(seen()).toBe(1);
  });

  it.each([{ hash: '#services' }, { type: 'reload' }, { type: 'back_forward' }])(
    'leaves the page alone where the browser looks for a place in it: %j',
    async (arrival) => {
      expect((await arrive(arrival)).dataset).toEqual({});
    },
  );
});

it('A module that needs another cannot stand in a document', async () => {
  await expect(inlineProgram('theme/choice.ts')).rejects.toThrow(
    'theme/choice.ts cannot stand in a document',
  );
});
