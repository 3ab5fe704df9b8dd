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

/** Whether the tool's script has been loaded; it has no switch of its own. */
export const isHotjarLoaded = (): boolean => loaded;
