/** A file that the worker keeps, as its list says. */
export interface KeptFile {
  /** Below the base. */
  url: string;
  /** What `revisionOf` gives for its content; null for a file with a hash in its name, undefined for one that the list lacks. */
  revision?: string | null;
}

/** The list that the build put into the worker; empty when it has none, as that of a site without the app. */
export function keptFiles(worker: string): KeptFile[] {
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker)?.[0];
  return list ? JSON.parse(list) : [];
}
