import type { Mutant } from './mutant.ts';

const linux = 'src/tooling/remote-support/linuxclientinstall.sh';
const linuxTest = 'src/tooling/remote-support/linuxclientinstall.test.ts';
const windowsTest = 'src/tooling/remote-support/windows-installer.test.ts';

/** What runs with administrator rights on a client's computer. */
export const installers: readonly Mutant[] = [
  {
    name: 'linux-digest-is-not-compared',
    promise: 'On Linux nothing is installed that has not its digest.',
    file: linux,
    find: '*}" = "$digest" ]',
    replace: '*}" != "" ]',
    noticedBy: [linuxTest, 'when the pinned digest is not the one of the package'],
  },
  {
    name: 'linux-settings-stay-after-a-failure',
    promise: 'After a failure the Linux installer takes back what it did.',
    file: linux,
    find: 'as "$owner" rm -f "$settings"',
    replace: 'as "$owner" test -f "$settings"',
    noticedBy: [linuxTest, 'settings that were not there are gone again'],
  },
  {
    name: 'linux-settings-can-be-read-by-all',
    promise: 'Other users of the computer cannot read the settings.',
    file: linux,
    find: 'chmod 600',
    replace: 'chmod 644',
    noticedBy: [linuxTest, 'keeps other users from reading the settings'],
  },
  {
    name: 'windows-digest-is-not-compared',
    promise: 'On Windows nothing is installed that has not its digest.',
    file: 'src/tooling/remote-support/WindowsAgentAIOInstall.ps1',
    find: '    Assert-Digest $file $Package.Digest\n',
    replace: '',
    noticedBy: [windowsTest, 'digest and signature come between download and installation'],
  },
  {
    name: 'setting-becomes-shell-code',
    promise: 'The owner’s settings are only ever texts in the Linux installer.',
    file: 'src/tooling/remote-support/installer.ts',
    find: String.raw`text.replaceAll("'", "'\\''")`,
    replace: 'text',
    noticedBy: [linuxTest, 'settings are only ever texts', 'are refused'],
  },
  {
    name: 'setting-becomes-powershell-code',
    promise: 'The owner’s settings are only ever texts in the Windows installer.',
    file: 'src/tooling/remote-support/installer.ts',
    find: String.raw`\u2018-\u201b`,
    replace: '',
    noticedBy: [windowsTest, 'typographic quotes, which PowerShell takes for quotes'],
  },
  {
    name: 'package-without-digest-is-pinned',
    promise: 'A release is pinned only with the digests that GitHub gives.',
    file: 'src/tooling/remote-support/pin-release.ts',
    find: 'if (sha256 === undefined) throw',
    replace: "if (sha256 === undefined) return { digest: name, address };\n  if (name === '') throw",
    noticedBy: [
      'src/tooling/remote-support/pin-release.test.ts',
      'stays the earlier one when',
      'a package has no digest',
    ],
  },
];
