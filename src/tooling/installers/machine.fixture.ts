import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How a machine differs from a fresh Debian on x86_64 on which root works. */
export interface MachineOptions {
  osRelease?: string;
  architecture?: string;
  /** Who starts the script: root, or erika, who may or may not use sudo. */
  user?: 'root' | 'erika';
  sudo?: 'allowed' | 'denied';
  downloader?: 'curl' | 'wget' | 'none';
  shell?: 'sh' | 'bash';
  packageManager?: string;
  /** The version of RustDesk that is there already. */
  installed?: string;
  /** Files of the fake computer. */
  files?: Readonly<Record<string, string>>;
  /** Notes for its programs (see below), by name. */
  states?: Readonly<Record<string, string>>;
}

/** Programs of this machine that the script may use on the fake one. */
const realPrograms = 'awk cat chmod cp cut mkdir mktemp rm sed sha256sum sort tee tr'.split(' ');

/** The settings of the service and of erika's window. */
export const serviceSettings = '/root/.config/rustdesk/RustDesk2.toml';
export const userSettings = '/home/erika/.config/rustdesk/RustDesk2.toml';

const findProgram = (name: string): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => existsSync(path)) ?? '';

/** A computer in a directory of its own. Only its programs are found, so that nothing reaches the real computer. */
export class FakeMachine {
  private constructor(readonly directory: string) {}

  static async make(options: MachineOptions = {}): Promise<FakeMachine> {
    const machine = new FakeMachine(await mkdtemp(join(tmpdir(), 'machine-')));
    for (const path of ['bin', 'tmp', 'state', 'root/home/erika', 'root/run/systemd/system'])
      await mkdir(join(machine.directory, path), { recursive: true });
    const { packageManager = 'apt-get', downloader = 'curl', installed, architecture = 'x86_64' } = options;
    for (const name of realPrograms) await symlink(findProgram(name), join(machine.directory, 'bin', name));
    await symlink(findProgram(options.shell ?? 'sh'), join(machine.directory, 'bin/sh'));
    const programs: Record<string, string> = {
      ...system,
      uname: `echo ${architecture}`,
      sudo: options.sudo === 'denied' ? 'exit 1' : sudo,
      [packageManager]: manager,
      ...(downloader === 'none' ? {} : { [downloader]: download }),
    };
    for (const [name, text] of Object.entries(programs)) await machine.#addProgram(`bin/${name}`, text);
    // The package manager will put it into bin.
    await machine.#addProgram('state/rustdesk', rustdesk);
    if (installed) await machine.#addProgram('bin/rustdesk', rustdesk);
    const uid = options.user === 'erika' ? '1000' : '0';
    for (const [name, note] of Object.entries({ version: installed ?? '', uid, ...options.states }))
      await writeFile(join(machine.directory, 'state', name), note);
    const files = { '/etc/os-release': options.osRelease ?? 'ID=debian\n', ...options.files };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(machine.directory, 'root', path)), { recursive: true });
      await writeFile(join(machine.directory, 'root', path), text);
    }
    return machine;
  }

  async #addProgram(path: string, text: string): Promise<void> {
    const note = `cd '${this.directory}'\nprintf '%s\\n' "\${0##*/} $*" >>state/calls`;
    await writeFile(join(this.directory, path), `#!${findProgram('sh')}\n${note}\n${text}\n`);
    await chmod(join(this.directory, path), 0o755);
  }

  async read(path: string): Promise<string | undefined> {
    return readFile(join(this.directory, 'root', path), 'utf8').catch(() => undefined);
  }

  async calls(program = ''): Promise<string[]> {
    const log = await readFile(join(this.directory, 'state/calls'), 'utf8').catch(() => '');
    return log.split('\n').filter((call) => call !== '' && call.startsWith(program));
  }

  has(path: string): boolean {
    return existsSync(join(this.directory, path));
  }

  leftovers = (): Promise<string[]> => readdir(join(this.directory, 'tmp'));

  /** Runs a script as a visitor does, from a file or from a pipe. */
  async run(script: string, piped = false): Promise<{ code: number; output: string }> {
    const file = join(this.directory, 'linuxclientinstall.sh');
    await writeFile(file, script);
    const child = spawn(join(this.directory, 'bin/sh'), piped ? [] : [file], {
      cwd: this.directory,
      env: { PATH: join(this.directory, 'bin'), TMPDIR: join(this.directory, 'tmp'), LANG: 'C.UTF-8' },
    });
    child.stdin.end(piped ? script : undefined);
    const [out, err, [code]] = await Promise.all([
      child.stdout.toArray(),
      child.stderr.toArray(),
      once(child, 'close'),
    ]);
    return { code, output: Buffer.concat([...out, ...err]).toString() };
  }

  remove = (): Promise<void> => rm(this.directory, { recursive: true, force: true });
}

const rustdesk = `
case $1 in
  --version) cat state/version ;;
  --get-id) if [ -e state/not-ready ]; then rm state/not-ready; elif [ -e state/active ]; then echo 123456789; fi ;;
esac`;

const sudo = `
[ "$1" != -v ] || exit 0
shift
echo 0 >state/uid
SUDO_USER=erika exec "$@"`;

/** Installs the version in the package's name, half-way with the state fail-install. */
const manager = `
for package; do :; done
case " $* " in
  *' install '* | *' --upgrade '*)
    name=\${package##*/rustdesk-}
    printf '%s\\n' "\${name%%-*}" >state/version
    cp "$package" state/package
    cp state/rustdesk bin/rustdesk
    [ ! -e state/fail-install ] || exit 100
    : >state/active
    ;;
  *' remove '* | *' --remove '*) rm -f bin/rustdesk state/active ;;
esac`;

/** What a file of an address contains: the package's name, or the release that a test describes. */
const download = `
[ ! -e state/refuse ] || exit 22
[ ! -e state/interrupt ] || { kill -HUP $PPID; exit 1; }
while [ $# -gt 1 ]; do
  case $1 in --output | -O) file=$2 ;; esac
  shift
done
case \${1:-} in *.json | */latest) cat state/release >"$file" ;; *) printf 'fake package %s\\n' "\${1##*/}" >"$file" ;; esac
[ ! -e state/tampered ] || echo more >>"$file"`;

/** A running service keeps its settings in memory, and writes them when it stops. */
const system = {
  id: 'cat state/uid',
  getent: '[ "$2" != erika ] || echo erika:x:1000:1000::/home/erika:/bin/sh',
  logname: 'exit 1',
  sleep: '',
  timeout: 'shift; "$@"',
  runuser: 'shift 3; "$@"',
  systemctl: `
case $1 in
  start)
    [ ! -e state/fail-start ] || exit 1
    rm -f state/memory
    [ ! -e root${serviceSettings} ] || cp root${serviceSettings} state/memory
    if [ -e state/late-stop ]; then rm state/late-stop; else : >state/active; fi
    ;;
  stop)
    if [ -e state/active ] && [ -e state/memory ]; then cp state/memory root${serviceSettings}; fi
    rm -f state/active
    ;;
  is-active) [ -e state/active ] ;;
esac`,
};
