import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import { type Certificate, makeCertificate } from './certificate.ts';
import { CompressedServer } from './compressed-server.ts';
import { OutsideServer } from './outside-server.ts';

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
export async function judge(
  site: { directory: string; base: string },
  tell: (progress: string) => void,
): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  // In a file: it ends before a pipe has taken the whole of a long answer.
  const report = join(directory, 'report.json');
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  const server = new CompressedServer({ ...site, certificate });
  await Promise.all([outside.up(), server.up()]);
  try {
    const lines: string[] = [];
    for (const path of await pathsOf(site.directory)) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= runs; run += 1) {
        tell(`/${path}, ${run} of ${runs}`);
        results.push(await lighthouse(server.url + path, report, outside.port, certificate));
      }
      results.sort((one, other) => speed(one) - speed(other));
      const middle = results[Math.floor(runs / 2)];
      if (middle) lines.push(...verdict(`/${path}`, middle));
    }
    return [`Lighthouse ${version}, mobile, the middle one of ${runs} runs`, ...lines];
  } finally {
    outside.down();
    server.down();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Those of the documents, below the base; what hosts answer to an unknown path is none. */
const pathsOf = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => file.replace(/\\/g, '/').replace(/(?:index)?\.html$/, ''));

async function lighthouse(
  url: string,
  report: string,
  outsidePort: number,
  { fingerprint }: Certificate,
): Promise<LighthouseResult> {
  const flags = [
    '--headless=new',
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    `--host-resolver-rules='MAP * 127.0.0.1:${outsidePort}, EXCLUDE localhost'`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const args = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
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
