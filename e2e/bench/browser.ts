import { type Browser, chromium } from 'playwright';
import { provideBrowser } from '../../src/tooling/commands/browser.mjs';
import type { Certificate } from './certificate.ts';

/** Opens a browser, for which every host but its own machine is the one at a port, and closes it afterwards. */
export async function withBrowser<T>(
  outsidePort: number,
  { fingerprint }: Certificate,
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const executablePath = await provideBrowser('chromium');
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--host-resolver-rules=MAP * 127.0.0.1:${outsidePort}, EXCLUDE localhost`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--disable-quic',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
