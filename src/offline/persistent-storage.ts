/**
 * Asks the browser not to clear this site's storage when the device runs short. Some browsers ask the visitor, so it
 * is done only where the wish is plain: when the site has been installed.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage that is blocked: what is stored stays for as long as there is room.
  }
}
