import { createHash } from 'node:crypto';
import type { Package } from './installer.ts';
import { releaseDownloads } from './release.ts';

export const version = '9.8.7';

/** The files of a release of RustDesk that installers must tell apart. */
const endings =
  '-x86_64.deb -aarch64.deb -armv7-sciter.deb -x86_64-sciter.deb -0.x86_64.rpm -0.aarch64.rpm -0.x86_64-suse.rpm ' +
  '-0.aarch64-suse.rpm -0-x86_64.pkg.tar.zst -x86_64.AppImage -x86_64.exe -x86_64.msi -aarch64.msi';

/** The content of the fake package of a name. */
export const packageContent = (name: string): string => `fake package ${name}\n`;

export const packages: readonly Package[] = endings.split(' ').map((ending) => {
  const name = `rustdesk-${version}${ending}`;
  const digest = createHash('sha256').update(packageContent(name)).digest('hex');
  return { digest, address: `${releaseDownloads}${version}/${name}` };
});

/** The release as GitHub's API describes it, in its order. */
export const release = {
  tag_name: version,
  assets: packages.map(({ digest, address }, id) => ({
    url: `https://api.github.com/repos/rustdesk/rustdesk/releases/assets/${id}`,
    name: address.split('/').at(-1),
    uploader: { login: 'octocat', url: 'https://api.github.com/users/octocat' },
    digest: `sha256:${digest}`,
    browser_download_url: address,
  })),
  // Notes quote whatever they like, in any language and with any brackets.
  body: `Changes {\n- "digest": "sha256:${'0'.repeat(64)}", "browser_download_url": "${releaseDownloads}x"\n\\" }} äöü`,
};
