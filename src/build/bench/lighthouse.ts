import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { provideBrowser } from '../commands/browser.mjs';
import { type Certificate, makeCertificate } from './certificate.ts';
import { CompressedServer } from './compressed-server.ts';
import { OutsideServer } from './outside-server.ts';

const version = '12.8.2';
/** Milliseconds; the first time npx fetches it. */
const patience = 300_000;
const paths = ['', 'impressum', 'datenschutz'];

interface LighthouseResult {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null }>;
}

/** Lets Lighthouse judge the three pages as it does for mobile, and says what it holds against them. */
export async function judge(site: { directory: string; base: string }): Promise<string[]> {
  const certificate = await makeCertificate();
  const outside = new OutsideServer(certificate);
  const server = new CompressedServer({ ...site, certificate });
  await Promise.all([outside.up(), server.up()]);
  try {
    const lines: string[] = [];
    for (const path of paths)
      lines.push(...verdict(`/${path}`, await lighthouse(server.url + path, outside.port, certificate)));
    return [`Lighthouse ${version}, mobile`, ...lines];
  } finally {
    outside.down();
    server.down();
  }
}

async function lighthouse(
  url: string,
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
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    env: { ...process.env, CHROME_PATH: await provideBrowser() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: patience,
  }).catch((error: ExecFileException) => {
    throw error.killed
      ? new Error(`Waited ${patience / 1000} s in vain for Lighthouse to judge ${url}.`)
      : error;
  });
  return JSON.parse(stdout) as LighthouseResult;
}

function verdict(path: string, { categories, audits }: LighthouseResult): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const faults = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `          ${audits[id]?.title}`);
    const points = Math.round(100 * (score ?? 0));
    return [`${points === 100 ? 'met   ' : 'MISSED'}  ${path} ${title}: ${points}`, ...faults];
  });
}
