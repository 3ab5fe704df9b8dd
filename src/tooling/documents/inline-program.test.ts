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
function run(script: string, { stored, prefersDark, hasMeta = true }: Device, theme: ThemeName = 'lofi') {
  const dataset = { theme };
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
const memories = [null, undefined, '', 'null', '__proto__', 'toString', 'nonsense', 'dark', 'lofi', 'nord'];

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

  it('chooses as the page does, whatever the site allows and the device remembers', async () => {
    for (const config of combinations) {
      const script = await beforePaint(config, base);
      for (const stored of memories) {
        for (const prefersDark of flags) {
          const theme = chooseTheme(config, stored ?? null, prefersDark);
          const color = theme === config.defaultTheme ? 'unset' : `--color-page of ${theme}`;
          expect(run(script, { stored, prefersDark }, config.defaultTheme), JSON.stringify(config)).toEqual({
            theme,
            color,
          });
        }
      }
    }
  });

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
  async function arrive({ supported = true, type = 'navigate' }) {
    const dataset: { arriving?: string } = {};
    const tasks: { run: () => void; delay: number }[] = [];
    const heard = new Map<string, () => void>();
    const cards = [0, 1].map(() => ({ style: { contentVisibility: '' }, offsetTop: 0 }));
    const globals = {
      CSS: { supports: () => supported },
      document: {
        documentElement: { dataset },
        querySelector: () => cards.find(({ style }) => style.contentVisibility === '') ?? null,
      },
      location: { hash: '' },
      performance: { getEntriesByType: () => [{ type }] },
      setTimeout: (run: () => void, delay = 0) => tasks.push({ run, delay }),
      addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    };
    new Function(...Object.keys(globals), await inlineProgram('pages/arrival.ts'))(...Object.values(globals));
    const state = () => [dataset.arriving, ...cards.map(({ style }) => style.contentVisibility)];
    return { state, tasks, heard };
  }

  it('gives the cards their layout on the first sign of the visitor, one in each task', async () => {
    const { state, tasks, heard } = await arrive({});
    expect([...heard.keys()]).toEqual(['scroll', 'pointerdown', 'keydown']);
    for (const listener of heard.values()) listener();
    expect(state()).toEqual(['', '', '']);
    expect(tasks.map(({ delay }) => delay)).toEqual([5000, 0, 0, 0]);
    const now = tasks.filter(({ delay }) => delay === 0);
    now[0]?.run();
    expect(state()).toEqual(['', 'visible', '']);
    now[1]?.run();
    now[2]?.run();
    expect(state()).toEqual([undefined, 'visible', 'visible']);
  });

  it('does so after five seconds without any', async () => {
    const { state, tasks } = await arrive({});
    tasks[0]?.run();
    expect(state()).toEqual(['', 'visible', '']);
  });

  it.each([{ type: 'reload' }, { type: 'back_forward' }, { supported: false }])(
    'leaves the layout to the browser with %j',
    async (visit) => {
      const { state, tasks, heard } = await arrive(visit);
      expect([state()[0], tasks.length, heard.size]).toEqual([undefined, 0, 0]);
    },
  );
});

it('A module that needs another cannot stand in a document', async () => {
  await expect(inlineProgram('theme/choice.ts')).rejects.toThrow(
    'theme/choice.ts cannot stand in a document',
  );
});
