import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { type BuiltSite, CompressedServer } from './compressed-server.ts';
import { type Outside, withOutside } from './outside.ts';

const version = '12.8.2';
/** Of each page; the one in the middle counts. */
const runs = 3;

interface LighthouseResult {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null }>;
  runtimeError?: { message: string };
}

/**
 * Lets Lighthouse judge the pages, in each language, as it does for mobile, and says what it holds against them.
 * @param tell is told how far it is
 * @throws Error when it does not come to a judgement
 */
export const judge = (site: BuiltSite, tell: (progress: string) => void): Promise<string[]> =>
  withOutside(async (outside) => {
    const server = new CompressedServer(site, outside.certificate);
    await server.up();
    const lines: string[] = [];
    for (const path of await pathsOf(site.directory)) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= runs; run += 1) {
        tell(`/${path}, ${run} of ${runs}`);
        results.push(await lighthouse(server.url + path, `${site.directory}-lighthouse.json`, outside));
      }
      results.sort((one, other) => speed(one) - speed(other));
      const middle = results[Math.floor(runs / 2)];
      if (middle) lines.push(...verdict(`/${path}`, middle));
    }
    server.down();
    return [`Lighthouse ${version}, mobile, the middle one of ${runs} runs`, ...lines];
  });

/** Those of the documents, below the base; what hosts answer to an unknown path is none. */
const pathsOf = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => file.replace(/\\/g, '/').replace(/(?:index)?\.html$/, ''));

/** @param report a file: Lighthouse ends before a pipe has taken the whole of a long answer */
async function lighthouse(url: string, report: string, { flags }: Outside): Promise<LighthouseResult> {
  const quoted = flags.map((flag) => flag.replace(/=(.*)/, "='$1'"));
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${report}`];
  args.push(`--chrome-flags=--headless=new ${quoted.join(' ')}`);
  const env = { ...process.env, CHROME_PATH: await provideBrowser('chromium') };
  // It ends with an error also when it reports one. The first time npx fetches it.
  await promisify(execFile)('npx', args, { env, timeout: 300_000 }).catch(() => {});
  const result = JSON.parse(await readFile(report, 'utf8')) as LighthouseResult;
  if (result.runtimeError)
    throw new Error(`Lighthouse could not judge ${url}. ${result.runtimeError.message}`);
  return result;
}

const speed = ({ categories }: LighthouseResult): number => categories.performance?.score ?? 0;

function verdict(path: string, { categories, audits }: LighthouseResult): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const faults = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `          ${audits[id]?.title}`);
    const points = Math.round(100 * (score ?? 0));
    return [`${points === 100 ? 'met   ' : 'MISSED'}  ${path} ${title}: ${points}`, ...faults];
  });
}
