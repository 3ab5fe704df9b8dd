import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

/** GitHub's own example of a release, so that the order and company of the fields are real. */
const example: Release = createRequire(import.meta.url)('@octokit/openapi/generated/api.github.com.json')
  .components.examples.release.value;

interface Asset {
  name: string;
  digest: string | null;
  browser_download_url: string;
}

/** A release as GitHub's API describes it; it has more fields. */
export interface Release {
  tag_name: string;
  body: string;
  assets: Asset[];
}

/** The files of a release of RustDesk that installers must tell apart. */
const endings =
  '-x86_64.deb -aarch64.deb -armv7-sciter.deb -x86_64-sciter.deb -0.x86_64.rpm -0.aarch64.rpm -0.x86_64-suse.rpm ' +
  '-0.aarch64-suse.rpm -0-x86_64.pkg.tar.zst -x86_64.AppImage -x86_64.exe -x86_64.msi -aarch64.msi';
const fileNames = (version: string) => endings.split(' ').map((ending) => `rustdesk-${version}${ending}`);

/** What the fake package of a name contains. */
export const packageContent = (name: string): string => `fake package ${name}\n`;

export const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * A release of RustDesk.
 *
 * @param downloads where its files lie; ends with a slash
 */
export function fakeRelease(version: string, downloads: string): Release {
  const [asset] = example.assets;
  return {
    ...example,
    tag_name: version,
    // Notes quote whatever they like, in any language and with any brackets.
    body: `Changes {\n- "digest": "sha256:${'0'.repeat(64)}", "browser_download_url": "${downloads}x"\n\\" }} äöü`,
    assets: fileNames(version).map((name) => ({
      ...asset,
      name,
      digest: `sha256:${sha256(packageContent(name))}`,
      browser_download_url: `${downloads}${version}/${name}`,
    })),
  };
}
