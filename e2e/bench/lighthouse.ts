import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { type BuiltSite, CompressedServer } from './compressed-server.ts';
import { type Outside, withOutside } from './outside.ts';

const version = '12.8.2';
/** Per page. The median counts. */
const runs = 3;

interface LighthouseResult {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null }>;
  environment: {
    /** Speed of this machine's processor. Lighthouse itself warns below 1000. */
    benchmarkIndex: number;
  };
  runtimeError?: { message: string };
}

/**
 * Runs Lighthouse for mobile on every page in every language, and reports scores and failed audits.
 * @param slowdown the factor of the processor's time; Lighthouse's own is 4
 * @param tell receives the progress
 * @throws Error when Lighthouse fails to run
 */
export const judge = (
  site: BuiltSite,
  slowdown: number,
  tell: (progress: string) => void,
): Promise<string[]> =>
  withOutside(async (outside) => {
    const server = new CompressedServer(site, outside.certificate);
    await server.up();
    const lines: string[] = [];
    const speeds: number[] = [];
    for (const path of await pathsOf(site.directory)) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= runs; run += 1) {
        tell(`/${path}, ${run} of ${runs}`);
        results.push(
          await lighthouse(server.url + path, slowdown, `${site.directory}-lighthouse.json`, outside),
        );
      }
      results.sort((one, other) => performanceOf(one) - performanceOf(other));
      const middle = results[Math.floor(runs / 2)];
      if (middle) lines.push(...verdict(`/${path}`, middle));
      speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
    }
    server.down();
    return [
      `Lighthouse ${version}, mobile, processor ${slowdown} times slower, the middle one of ${runs} runs`,
      `        this machine’s benchmark index: ${Math.min(...speeds)} to ${Math.max(...speeds)}, Lighthouse expects at least 1000`,
      ...lines,
    ];
  });

/** Paths of the documents, below the base, without the not-found pages. */
const pathsOf = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => file.replace(/\\/g, '/').replace(/(?:index)?\.html$/, ''));

/** @param report a file, because Lighthouse exits before a pipe has taken a long result */
async function lighthouse(
  url: string,
  slowdown: number,
  report: string,
  { flags }: Outside,
): Promise<LighthouseResult> {
  const quoted = flags.map((flag) => flag.replace(/=(.*)/, "='$1'"));
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${report}`];
  args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  args.push(`--chrome-flags=--headless=new ${quoted.join(' ')}`);
  const env = { ...process.env, CHROME_PATH: await provideBrowser('chromium') };
  // Its exit code is non-zero also when it has written a report. The first run downloads it through npx.
  await promisify(execFile)('npx', args, { env, timeout: 300_000 }).catch(() => {});
  const result = JSON.parse(await readFile(report, 'utf8')) as LighthouseResult;
  if (result.runtimeError)
    throw new Error(`Lighthouse could not judge ${url}. ${result.runtimeError.message}`);
  return result;
}

const performanceOf = ({ categories }: LighthouseResult): number => categories.performance?.score ?? 0;

function verdict(path: string, { categories, audits }: LighthouseResult): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const faults = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `          ${audits[id]?.title}`);
    const points = Math.round(100 * (score ?? 0));
    return [`${points === 100 ? 'met   ' : 'MISSED'}  ${path} ${title}: ${points}`, ...faults];
  });
}
