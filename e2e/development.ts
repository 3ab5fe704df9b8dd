import { spawn } from 'node:child_process';
import { root } from './site-build.ts';

/** Starts `npm run dev` at a free port. */
export async function startDevelopment(
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; stop: () => void }> {
  const args = ['src/tooling/commands/command.mjs', 'dev', '--port', '0'];
  const env = { ...process.env, NO_COLOR: '1', SNAPSHOT: 'none', ...environment };
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/localhost:\d+\/\S*/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, stop: () => void server.kill() };
}
