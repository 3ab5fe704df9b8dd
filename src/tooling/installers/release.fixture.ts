import { createHash } from 'node:crypto';

/** The files of a release of RustDesk that installers must tell apart. */
const endings =
  '-x86_64.deb -aarch64.deb -armv7-sciter.deb -x86_64-sciter.deb -0.x86_64.rpm -0.aarch64.rpm -0.x86_64-suse.rpm ' +
  '-0.aarch64-suse.rpm -0-x86_64.pkg.tar.zst -x86_64.AppImage -x86_64.exe -x86_64.msi -aarch64.msi';

/** What the fake package of a name contains. */
export const packageContent = (name: string): string => `fake package ${name}\n`;

export const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** A release as GitHub's API describes it, in its order. @param downloads the address of its files, with a slash */
export const fakeRelease = (version: string, downloads: string) => ({
  tag_name: version,
  assets: endings.split(' ').map((ending, id) => ({
    url: `https://api.github.com/repos/rustdesk/rustdesk/releases/assets/${id}`,
    name: `rustdesk-${version}${ending}`,
    uploader: { login: 'octocat', url: 'https://api.github.com/users/octocat' },
    digest: `sha256:${sha256(packageContent(`rustdesk-${version}${ending}`))}`,
    browser_download_url: `${downloads}${version}/rustdesk-${version}${ending}`,
  })),
  // Notes quote whatever they like, in any language and with any brackets.
  body: `Changes {\n- "digest": "sha256:${'0'.repeat(64)}", "browser_download_url": "${downloads}x"\n\\" }} äöü`,
});
