import { hotjarAddress } from '../sources/hotjar/script.ts';
import { dropReports } from './heat-map.ts';
import { loadOutsideScript } from './outside-script.ts';

let loaded = false;

/** Lets the heat-map tool watch: loads its script, which finds its settings and its queue. */
export function startHotjar(id: number, snippetVersion: number): void {
  dropReports(false);
  if (loaded) return;
  loaded = true;
  loadOutsideScript(hotjarAddress(id, snippetVersion));
}

/**
 * Tells the tool nothing more.
 * @returns whether its script had been running; it has no switch of its own
 */
export function stopHotjar(): boolean {
  dropReports(true);
  return loaded;
}
