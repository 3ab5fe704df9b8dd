import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How a machine differs from a fresh Debian on x86_64 on which root works. */
export interface MachineOptions {
  osRelease?: string;
  architecture?: string;
  /** Who starts the script: root, erika, who may use sudo, or a guest, who may not. */
  user?: 'root' | 'erika' | 'guest';
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
    for (const path of ['bin', 'tmp', 'root/home/erika', 'root/run/systemd/system'])
      await mkdir(join(machine.directory, path), { recursive: true });
    const { user = 'root', packageManager = 'apt-get', downloader = 'curl', installed } = options;
    for (const name of realPrograms) await symlink(findProgram(name), join(machine.directory, 'bin', name));
    await symlink(findProgram(options.shell ?? 'sh'), join(machine.directory, 'bin/sh'));
    const programs: Record<string, string> = {
      ...system,
      uname: `echo ${options.architecture ?? 'x86_64'}`,
      sudo: user === 'erika' ? sudo : 'exit 1',
      [packageManager]: manager,
      ...(downloader === 'none' ? {} : { [downloader]: download }),
    };
    if (installed) programs.rustdesk = rustdesk;
    for (const [name, text] of Object.entries(programs)) await machine.#addProgram(`bin/${name}`, text);
    // The package manager will put it into bin.
    await machine.#addProgram('state/rustdesk', rustdesk);
    const uid = user === 'root' ? '0' : '1000';
    for (const [name, note] of Object.entries({ version: installed ?? '', uid, ...options.states }))
      await machine.#write(`state/${name}`, note);
    const files = { '/etc/os-release': options.osRelease ?? 'ID=debian\n', ...options.files };
    for (const [path, text] of Object.entries(files)) await machine.#write(`root${path}`, text);
    return machine;
  }

  async #write(path: string, text: string): Promise<void> {
    const file = join(this.directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { mode: 0o755 });
  }

  #addProgram(path: string, text: string): Promise<void> {
    const note = `cd '${this.directory}'\nprintf '%s\\n' "\${0##*/} $*" >>state/calls`;
    return this.#write(path, `#!${findProgram('sh')}\n${note}\n${text}\n`);
  }

  read = (path: string): Promise<string | undefined> =>
    readFile(join(this.directory, 'root', path), 'utf8').catch(() => undefined);

  /** The programs that were started, with their arguments. */
  calls = async (): Promise<string[]> => (await this.read('../state/calls'))?.split('\n').slice(0, -1) ?? [];

  has = (path: string): boolean => existsSync(join(this.directory, path));

  leftovers = (): Promise<string[]> => readdir(join(this.directory, 'tmp'));

  /** Runs a script as a visitor does, from a file or from a pipe. */
  async run(script: string, piped = false): Promise<{ code: number | null; output: string }> {
    const file = join(this.directory, 'linuxclientinstall.sh');
    await writeFile(file, script);
    const env = { PATH: join(this.directory, 'bin'), TMPDIR: join(this.directory, 'tmp'), LANG: 'C.UTF-8' };
    const options = { cwd: this.directory, env, input: piped ? script : '', encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(join(env.PATH, 'sh'), piped ? [] : [file], options);
    return { code: status, output: stdout + stderr };
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
