import { readFile } from 'node:fs/promises';
import type { Site } from '../../model/site.ts';
import type { Package } from './release.ts';

/** A script with which a visitor installs the remote-support client. */
export interface Installer {
  /** Its name below `downloads/`, and beside this file as a template. */
  readonly file: string;
  /** How the names of the packages end that it chooses from. */
  readonly suffixes: readonly string[];
  /** A line of the template that holds a setting; its first group is the setting's name. */
  readonly settingLine: RegExp;
  assign(name: string, value: string): string;
  readonly prefix?: string;
}

/** The values in the head of an installer. What is left out stays as the template has it. */
export interface InstallerSettings extends Omit<Site['remoteSupport'], 'display'> {
  /** Packages whose digests are known; without any the script asks GitHub. */
  packages?: readonly Package[] | undefined;
  /** For tests: where releases are described and downloaded, and where the system's files begin. */
  releases?: string;
  downloads?: string;
  root?: string;
}

/** POSIX shell: nothing but a quote ends a quoted text. */
const quotedForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
/** PowerShell takes typographic quotes for quotes, too, and reads them doubled. */
const quotedForPowerShell = (text: string) => `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;

export const linuxInstaller: Installer = {
  file: 'linuxclientinstall.sh',
  suffixes: [
    ...['-x86_64.deb', '-aarch64.deb'],
    ...['.x86_64.rpm', '.aarch64.rpm'],
    ...['.x86_64-suse.rpm', '.aarch64-suse.rpm'],
    '-x86_64.pkg.tar.zst',
  ],
  settingLine: /^([a-z]+)='.*'$/,
  assign: (name, value) => `${name}=${quotedForShell(value)}`,
};

export const windowsInstaller: Installer = {
  file: 'WindowsAgentAIOInstall.ps1',
  suffixes: ['-x86_64.msi', '-aarch64.msi'],
  settingLine: /^\$([A-Z][a-z]+) = '.*'$/,
  assign: (name, value) => `$${name} = ${quotedForPowerShell(value)}`,
  // Without a byte order mark, Windows PowerShell takes the file for one in the system's old character set.
  prefix: '\ufeff',
};

export const installers: readonly Installer[] = [windowsInstaller, linuxInstaller];

/** The template, with line feeds also in a checkout that has others. */
export async function readTemplate({ file }: Installer): Promise<string> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text.replaceAll('\r\n', '\n');
}

/** Writes settings into a template's head, as nothing but texts. @throws Error for control characters and unknown settings */
export function fillIn(installer: Installer, template: string, settings: InstallerSettings): string {
  const { packages, ...texts } = settings;
  const values = new Map<string, string>(Object.entries(texts).filter(([, value]) => value !== undefined));
  for (const [name, value] of values)
    if (/\p{Cc}/u.test(value)) throw new Error(`remoteSupport: control characters in ${name}.`);
  if (packages) values.set('pinned', packagesFor(installer, packages));
  const lines = template.split('\n').map((line) => {
    const name = installer.settingLine.exec(line)?.[1];
    const value = name && values.get(name.toLowerCase());
    if (name === undefined || value === undefined) return line;
    values.delete(name.toLowerCase());
    return installer.assign(name, value);
  });
  if (values.size > 0) throw new Error(`${installer.file} has no line for ${[...values.keys()].join(', ')}.`);
  return (installer.prefix ?? '') + lines.join('\n');
}

const packagesFor = ({ suffixes }: Installer, packages: readonly Package[]): string =>
  packages
    .filter(({ address }) => suffixes.some((suffix) => address.endsWith(suffix)))
    .map(({ digest, address }) => `${digest} ${address}`)
    .join('\n');
