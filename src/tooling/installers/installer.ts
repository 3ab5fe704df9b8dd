import { readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { installerFiles } from '../../model/installers.ts';
import type { Site } from '../../model/site.ts';

export interface Package {
  /** SHA-256 in hexadecimal. */
  digest: string;
  address: string;
}

export interface Installer {
  /** Name below `downloads/`, and of the template beside this file. */
  readonly file: string;
  /** Matches the names of the packages that it chooses from, but not `…-sciter.deb`. */
  readonly packageName: RegExp;
  /** Matches a setting in the template; the first group is its name. */
  readonly settingLine: RegExp;
  assign(name: string, value: string): string;
  readonly prefix?: string;
}

/** Values for the head of an installer. Others keep the template's value. */
export interface InstallerSettings extends Omit<Site['remoteSupport'], 'display'> {
  /** The script asks GitHub if there are none. */
  packages?: readonly Package[] | undefined;
  root?: string;
}

export const linuxInstaller: Installer = {
  file: installerFiles.linux,
  packageName:
    /^rustdesk-[\d.]+(?:-\d+)?(?:-(?:x86_64|aarch64)\.deb|\.(?:x86_64|aarch64)(?:-suse)?\.rpm|-x86_64\.pkg\.tar\.zst)$/,
  settingLine: /^([a-z]+)='.*'$/,
  // In a POSIX shell only a quote ends a quoted text.
  assign: (name, value) => `${name}='${value.replaceAll("'", "'\\''")}'`,
};

export const windowsInstaller: Installer = {
  file: installerFiles.windows,
  packageName: /^rustdesk-[\d.]+-(?:x86_64|aarch64)\.msi$/,
  settingLine: /^\$([A-Z][a-z]+) = '.*'$/,
  // PowerShell also accepts typographic quotes; doubled ones are literal.
  assign: (name, value) => `$${name} = '${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`,
  // Windows PowerShell assumes the legacy code page for a file without a byte order mark.
  prefix: '\ufeff',
};

export const installers: readonly Installer[] = [windowsInstaller, linuxInstaller];

/** The template, with line feeds even if the checkout has CRLF. */
export async function readTemplate({ file }: Installer): Promise<string> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return text.replaceAll('\r\n', '\n');
}

/** Writes settings into a template as quoted texts. @throws Error for control characters and unknown settings */
export function fillIn(installer: Installer, template: string, settings: InstallerSettings): string {
  const { packages, ...texts } = settings;
  const values = new Map<string, string>(Object.entries(texts).filter(([, value]) => value !== undefined));
  for (const [name, value] of values)
    if (/\p{Cc}/u.test(value)) throw new Error(`remoteSupport: control characters in ${name}.`);
  const fitting = packages?.filter(({ address }) => installer.packageName.test(basename(address)));
  if (fitting) values.set('pinned', fitting.map(({ digest, address }) => `${digest} ${address}`).join('\n'));
  const lines = template.split('\n').map((line) => {
    const name = installer.settingLine.exec(line)?.[1] ?? '';
    const value = values.get(name.toLowerCase());
    if (value === undefined) return line;
    values.delete(name.toLowerCase());
    return installer.assign(name, value);
  });
  if (values.size > 0) throw new Error(`${installer.file} has no line for ${[...values.keys()].join(', ')}.`);
  return (installer.prefix ?? '') + lines.join('\n');
}
