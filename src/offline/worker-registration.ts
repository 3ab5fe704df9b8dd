/** How often a tab that stays open looks for a new version, in milliseconds. */
export const lookInterval = 60 * 60_000;

export const workerPath = (base: string): string => `${base}sw.js`;

export const workerOptions = (base: string) => ({ scope: base, updateViaCache: 'none' }) as const;

/** Whether this page runs under a worker of this site: one of another site above this one does not count. */
export function isControlled(base: string): boolean {
  const { controller } = navigator.serviceWorker;
  return controller !== null && new URL(controller.scriptURL).pathname === workerPath(base);
}
