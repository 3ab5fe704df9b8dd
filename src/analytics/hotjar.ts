import { hotjarAddress } from '../providers/hotjar/script.ts';
import { dropReports } from './heat-map.ts';
import { loadOutsideScript } from './outside-script.ts';
import type { Tracker } from './tracker.ts';

let loaded = false;

/** Draws a heat map: the script finds its settings and its queue. */
export const hotjarTracker: Tracker = {
  start({ hotjar: { id, snippetVersion } }) {
    dropReports(false);
    if (loaded || id === undefined) return;
    loaded = true;
    loadOutsideScript(hotjarAddress(id, snippetVersion));
  },
  drop: () => dropReports(true),
  // It has no switch of its own.
  stop: () => loaded,
};
