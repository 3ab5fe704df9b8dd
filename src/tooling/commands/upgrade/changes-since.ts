/** The sections of a changelog about the versions after one, newest first; all of them for an unknown version. */
export function changesSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const known = sections.findIndex((section) => versionOf(section) === version);
  return sections
    .slice(0, known === -1 ? undefined : known)
    .join('')
    .trimEnd();
}

/** The version on top of a changelog. */
export const latestVersion = (changelog: string): string | undefined =>
  changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map(versionOf)[0];

const versionOf = (section: string): string | undefined => /^## \[?v?(\d+\.\d+\.\d+)/.exec(section)?.[1];
