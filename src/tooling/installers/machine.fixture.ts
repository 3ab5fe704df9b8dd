import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { put } from '../directory.fixture.ts';

/** How a machine differs from a fresh Debian on x86_64 on which root works. */
export interface MachineOptions {
  osRelease?: string;
  architecture?: string;
  /** The user who starts the script: root, erika, who may use sudo, or a guest, who may not. */
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

/** A computer in an empty directory. Only its programs are found, so that nothing reaches the real computer. */
export class FakeMachine {
  constructor(
    readonly directory: string,
    options: MachineOptions = {},
  ) {
    for (const path of ['bin', 'tmp', 'root/home/erika', 'root/run/systemd/system'])
      mkdirSync(this.#at(path), { recursive: true });
    const { user = 'root', packageManager = 'apt-get', downloader = 'curl', installed } = options;
    for (const name of realPrograms) symlinkSync(findProgram(name), this.#at(`bin/${name}`));
    symlinkSync(findProgram(options.shell ?? 'sh'), this.#at('bin/sh'));
    const programs: Record<string, string> = {
      ...system,
      uname: `echo ${options.architecture ?? 'x86_64'}`,
      sudo: user === 'erika' ? sudo : 'exit 1',
      [packageManager]: manager,
      ...(downloader === 'none' ? {} : { [downloader]: download }),
    };
    if (installed) programs.rustdesk = rustdesk;
    for (const [name, text] of Object.entries(programs)) this.#addProgram(`bin/${name}`, text);
    // The package manager will put it into bin.
    this.#addProgram('state/rustdesk', rustdesk);
    const uid = user === 'root' ? '0' : '1000';
    for (const [name, note] of Object.entries({ version: installed ?? '', uid, ...options.states }))
      put(this.#at(`state/${name}`), note);
    const files = { '/etc/os-release': options.osRelease ?? 'ID=debian\n', ...options.files };
    for (const [path, text] of Object.entries(files)) put(this.#at(`root${path}`), text);
  }

  #at = (path: string): string => join(this.directory, path);

  #addProgram(path: string, text: string): void {
    const note = `cd '${this.directory}'\nprintf '%s\\n' "\${0##*/} $*" >>state/calls`;
    put(this.#at(path), `#!${findProgram('sh')}\n${note}\n${text}\n`);
    chmodSync(this.#at(path), 0o755);
  }

  has = (path: string): boolean => existsSync(this.#at(path));

  read = (path: string): string | undefined =>
    this.has(`root/${path}`) ? readFileSync(this.#at(`root/${path}`), 'utf8') : undefined;

  /** The programs that were started, with their arguments. */
  calls = (): string[] => this.read('../state/calls')?.split('\n').slice(0, -1) ?? [];

  leftovers = (): string[] => readdirSync(this.#at('tmp'));

  /** Runs a script as a visitor does, from a file or from a pipe. */
  run(script: string, piped = false): { code: number | null; output: string } {
    const file = this.#at('linuxclientinstall.sh');
    put(file, script);
    const env = { PATH: this.#at('bin'), TMPDIR: this.#at('tmp'), LANG: 'C.UTF-8' };
    const options = { cwd: this.directory, env, input: piped ? script : '', encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(join(env.PATH, 'sh'), piped ? [] : [file], options);
    return { code: status, output: stdout + stderr };
  }
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

/** The content of an address's file: the package's name, or the release that a test describes. */
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
