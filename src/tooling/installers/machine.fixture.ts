import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How a machine differs from a fresh Debian on x86_64 on which root works. */
export interface MachineOptions {
  /** The content of /etc/os-release. */
  osRelease?: string;
  /** What `uname -m` says. */
  architecture?: string;
  /** Who starts the script: root, or erika, who may or may not use sudo. */
  user?: 'root' | 'erika';
  sudo?: 'allowed' | 'denied' | 'missing';
  /** Real programs that can download, of curl and wget. Left out: a curl that gets each package without a network. */
  downloaders?: readonly string[];
  /** What its `sh` is; on many distributions it is bash. */
  shell?: 'bash';
  /** The package manager's program. */
  packageManager?: string;
  hasSystemd?: boolean;
  /** The version of RustDesk that is there already. */
  installed?: string;
  /** The server's certificate, in PEM. */
  certificate: string;
}

export interface Outcome {
  code: number | null;
  output: string;
}

/** Programs of this machine that the script may use on the fake one. */
const realPrograms = 'awk cat chmod cp cut mkdir mktemp rm rmdir sed sha256sum sort tee tr'.split(' ');

/** The settings of the service and of erika's window. */
export const serviceSettings = '/root/.config/rustdesk/RustDesk2.toml';
export const userSettings = '/home/erika/.config/rustdesk/RustDesk2.toml';

/** Where a program is on this machine; undefined when it has none. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find((path) => existsSync(path));

/** A directory with nothing but links to programs of this machine, which all fake ones share. */
function linksTo(names: readonly string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const name of names) {
    const program = findProgram(name);
    if (!program) throw new Error(`The tests of the installers need ${name}. Install it.`);
    symlinkSync(program, join(directory, name));
  }
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
let sharedPrograms: string | undefined;

/**
 * A computer in a directory of its own: system files, users, a package manager, systemd and RustDesk. Only its own
 * programs and those that it shares are found, so that nothing reaches the real computer. Most of its own are functions
 * of the shell, as each process costs more than what it does.
 */
export class FakeMachine {
  readonly #directory: string;
  readonly #environment: Record<string, string>;
  readonly #functions: string;

  private constructor(directory: string, environment: Record<string, string>, functions: string) {
    this.#directory = directory;
    this.#environment = environment;
    this.#functions = functions;
  }

  static async make(options: MachineOptions): Promise<FakeMachine> {
    const directory = await mkdtemp(join(tmpdir(), 'machine-'));
    const bin = join(directory, 'bin');
    sharedPrograms ??= linksTo(realPrograms);
    const environment = {
      PATH: [bin, sharedPrograms].join(delimiter),
      TMPDIR: join(directory, 'tmp'),
      HOME: join(directory, 'root/home/erika'),
      LANG: 'C.UTF-8',
      CURL_CA_BUNDLE: join(directory, 'certificate.pem'),
      WGETRC: join(directory, 'wgetrc'),
    };
    const { architecture = 'x86_64', downloaders } = options;
    const functions = [
      `fake_state='${directory}/state' fake_root='${directory}/root'`,
      systemFunctions.replace('$architecture', architecture),
      ...(downloaders ? [] : [curlFunction]),
    ];
    const machine = new FakeMachine(directory, environment, functions.join('\n'));
    for (const path of ['bin', 'tmp', 'state', 'root/root', 'root/home/erika', 'root/etc']) {
      await mkdir(join(directory, path), { recursive: true });
    }
    if (options.hasSystemd !== false)
      await mkdir(join(directory, 'root/run/systemd/system'), { recursive: true });
    await machine.write('/etc/os-release', options.osRelease ?? 'ID=debian\n');
    await writeFile(join(directory, 'certificate.pem'), options.certificate);
    await writeFile(join(directory, 'wgetrc'), `ca_certificate = ${join(directory, 'certificate.pem')}\n`);
    for (const name of downloaders ?? []) await symlink(findProgram(name) ?? '', join(bin, name));
    const shell = (options.shell && findProgram(options.shell)) ?? findProgram('sh') ?? '';
    await symlink(shell, join(bin, 'sh'));
    await machine.#addPrograms(options);
    if (options.installed) {
      await machine.setState('version', options.installed);
      await machine.#addProgram('bin/rustdesk', rustdesk);
    }
    return machine;
  }

  async #addPrograms(options: MachineOptions): Promise<void> {
    const { packageManager = 'apt-get', sudo = 'allowed' } = options;
    await this.setState('uid', options.user === 'erika' ? '1000' : '0');
    const programs: Record<string, string> = {
      [packageManager]: packageManagerProgram,
      ...(sudo === 'allowed' ? { sudo: sudoProgram } : {}),
      ...(sudo === 'denied' ? { sudo: 'exit 1' } : {}),
    };
    for (const [name, text] of Object.entries(programs)) await this.#addProgram(`bin/${name}`, text);
    // What the package manager will put into bin.
    await this.#addProgram('state/rustdesk', rustdesk);
  }

  /** A program that notes its calls. */
  async #addProgram(path: string, text: string): Promise<void> {
    await writeFile(this.path(path), `#!${findProgram('sh')}\n${this.#head}\n${text}\n`);
    await chmod(this.path(path), 0o755);
  }

  get #head(): string {
    const [state, bin, root] = ['state', 'bin', 'root'].map((path) => this.path(path));
    return `state='${state}' bin='${bin}' root='${root}'\nprintf '%s\\n' "\${0##*/} $*" >>"$state/calls"`;
  }

  /** A path of the real computer inside the fake one's directory. */
  path(path: string): string {
    return join(this.#directory, path);
  }

  /** Where the fake computer's files begin. */
  get root(): string {
    return this.path('root');
  }

  async setState(name: string, value = ''): Promise<void> {
    await writeFile(join(this.#directory, 'state', name), value);
  }

  /** A file of the fake computer; undefined when there is none. */
  async read(path: string): Promise<string | undefined> {
    return readFile(join(this.root, path), 'utf8').catch(() => undefined);
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.root, path)), { recursive: true });
    await writeFile(join(this.root, path), text);
  }

  /** What was called, a line per call: `apt-get install --yes /…/rustdesk-9.8.7-x86_64.deb`. */
  async calls(): Promise<string[]> {
    const log = await readFile(this.path('state/calls'), 'utf8').catch(() => '');
    return log.split('\n').slice(0, -1);
  }

  get isInstalled(): boolean {
    return existsSync(this.path('bin/rustdesk'));
  }

  /** Whether the service runs. */
  get isRunning(): boolean {
    return existsSync(this.path('state/active'));
  }

  /** What the script left in the directory for temporary files. */
  async leftovers(): Promise<string[]> {
    return readdir(this.path('tmp'));
  }

  /**
   * Runs a script as a visitor does.
   *
   * @param interruptedBy a promise; when it is fulfilled, the script gets the signal that closing its window sends
   */
  async run(
    script: string,
    { piped = false, interruptedBy }: { piped?: boolean; interruptedBy?: Promise<unknown> } = {},
  ): Promise<Outcome> {
    const file = this.path('linuxclientinstall.sh');
    const text = `${this.#functions}\n${script}`;
    await writeFile(file, text);
    const child = spawn(this.path('bin/sh'), piped ? [] : [file], {
      cwd: this.#directory,
      env: this.#environment,
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    }
    child.stdin.end(piped ? text : undefined);
    void interruptedBy?.then(() => process.kill(-(child.pid ?? Number.NaN), 'SIGHUP'));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  async remove(): Promise<void> {
    await rm(this.#directory, { recursive: true, force: true });
  }
}

/** Says its version, and an ID as soon as the service has one. */
const rustdesk = `
case $1 in
  --version) read -r version <"$state/version" || :; echo "$version" ;;
  --get-id)
    printf 'HOME=%s\\n' "$HOME" >>"$state/calls"
    if [ -e "$state/not-ready" ]; then rm "$state/not-ready"; exit; fi
    if [ -e "$state/active" ] && [ ! -e "$state/never-ready" ]; then echo 123456789; fi
    ;;
esac`;

const sudoProgram = `
[ "$1" != -v ] || exit 0
shift
echo 0 >"$state/uid"
SUDO_USER=erika
export SUDO_USER
exec "$@"`;

/** Installs the version in the package's name; with the state fail-install it breaks off half-way. */
const packageManagerProgram = `
for package; do :; done
case " $* " in
  *' install '* | *' --upgrade '*)
    name=\${package##*/rustdesk-}
    printf '%s\\n' "\${name%%-*}" >"$state/version"
    cp "$package" "$state/package"
    cp "$state/rustdesk" "$bin/rustdesk"
    [ ! -e "$state/fail-install" ] || { echo 'E: post-installation script failed' >&2; exit 100; }
    : >"$state/active"
    ;;
  *' remove '* | *' --remove '*) rm -f "$bin/rustdesk" "$state/active" ;;
esac`;

/** Gets what the package of that name contains. The installer gives the file and the address last. */
const curlFunction = `
curl() {
  while [ "$1" != --output ]; do shift; done
  printf 'fake package %s\\n' "\${4##*/}" >"$2"
}`;

/**
 * Time passes ten times as fast for the loop that counts tries. A running service keeps its settings in memory and writes them when it stops; a stop may come to its effect after
 * the start that follows it (state late-stop).
 */
const systemFunctions = `
fake_note() { printf '%s\\n' "$*" >>"$fake_state/calls"; }
uname() { case $1 in -m) echo $architecture ;; *) echo Linux ;; esac; }
id() { read -r fake_uid <"$fake_state/uid" || :; echo "$fake_uid"; }
getent() { [ "$2" != erika ] || echo erika:x:1000:1000::/home/erika:/bin/sh; }
logname() { return 1; }
sleep() { tries=$((tries + 9)); }
timeout() { shift; "$@"; }
runuser() {
  fake_note runuser "$@"
  [ ! -e "$fake_state/fail-runuser" ] || return 1
  shift 3
  "$@"
}
systemctl() {
  case $1 in
    start)
      [ ! -e "$fake_state/active" ] || return 0
      [ ! -e "$fake_state/fail-start" ] || { echo 'Job for rustdesk.service failed.' >&2; return 1; }
      rm -f "$fake_state/memory"
      [ ! -e "$fake_root${serviceSettings}" ] || cp "$fake_root${serviceSettings}" "$fake_state/memory"
      if [ -e "$fake_state/late-stop" ]; then rm "$fake_state/late-stop"; else : >"$fake_state/active"; fi
      ;;
    stop)
      if [ -e "$fake_state/active" ] && [ -e "$fake_state/memory" ]; then
        cp "$fake_state/memory" "$fake_root${serviceSettings}"
      fi
      rm -f "$fake_state/active"
      ;;
    is-active) [ -e "$fake_state/active" ] ;;
  esac
}`;
