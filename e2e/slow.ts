/**
 * `npm run test:slow -- COMMAND`: runs a command (default: `npm test`) at a quarter of the speed, by stopping all of its
 * processes for three quarters of the time. Tests that fail only then depend on the speed of the machine.
 */
import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const [command = 'npm', ...args] = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['npm', 'test'];
const longestMs = 4 * 3_600_000;
const end = Date.now() + longestMs;

/** The process and its descendants, ancestors first. */
function family(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const descend = (parent: number): number[] => [
    parent,
    ...all.flatMap(([child = 0, itsParent]) => (itsParent === parent ? descend(child) : [])),
  ];
  return descend(pid);
}

/** Ignores processes that have ended meanwhile. */
function signal(pids: Iterable<number>, name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {}
}

const child = spawn(command, args, { stdio: 'inherit' });
const stopped = new Set<number>();
const resume = () => {
  signal(stopped, 'SIGCONT');
  stopped.clear();
};
process.on('exit', resume);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
child.on('exit', (code) => process.exit(code ?? 1));

while (child.pid && Date.now() < end) {
  await pause(100);
  for (const pid of family(child.pid)) stopped.add(pid);
  signal(stopped, 'SIGSTOP');
  await pause(300);
  resume();
}
