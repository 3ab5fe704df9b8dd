import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface RunningNginx {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A real nginx with the container's settings; only the places that the image has are exchanged.
 * @param site the directory that lies at `/`
 * @param siteConf the part of the settings that belongs to the site
 */
export async function startNginx(site: string, siteConf: string): Promise<RunningNginx> {
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const settings = await readFile(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const conf = join(directory, 'nginx.conf');
  await writeFile(join(directory, 'site.conf'), siteConf);
  await writeFile(
    conf,
    settings
      .replaceAll(' /tmp/', ` ${directory}/`)
      .replace('/etc/nginx/site.conf', join(directory, 'site.conf'))
      .replace('/srv/site', site)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      // It would hand the work to another user, who may not read the site.
      .replace('worker_processes auto;', 'master_process off;'),
  );
  const nginx = spawn('nginx', ['-p', directory, '-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (text) => {
    errors += text;
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, nginx, () => errors);
  return {
    origin,
    close: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
      await rm(directory, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(origin: string, nginx: ChildProcess, errors: () => string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    if (nginx.exitCode !== null || left === 0) throw new Error(`nginx does not run: ${errors()}`);
    try {
      await fetch(origin);
      return;
    } catch {
      await pause(50);
    }
  }
}
