import { deviceKey } from '../model/device-entries.ts';
import { writeSetting } from '../model/stored-setting.ts';

/** Where the visitor was on the page in the other language. */
interface Place {
  /** The section's id. */
  id: string;
  /** Its distance from the top of the screen, in pixels. */
  top: number;
}

/**
 * Brings the visitor back to where they were before they changed the language, and notes where they are, and what they
 * chose, when they change it again.
 */
export function keepPlace(base: string): void {
  const key = deviceKey(base, 'place');
  try {
    returnTo(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    sessionStorage.removeItem(key);
  } catch {
    // Then it begins with the section.
  }
  addEventListener('click', ({ target }) => {
    // The links to the legal pages say no language of their own words.
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang][lang]');
    if (!link) return;
    const place = scrollY > 0 ? currentPlace() : undefined;
    link.hash = place?.id ?? '';
    writeSetting(base, 'language', link.lang);
    try {
      if (place) sessionStorage.setItem(key, JSON.stringify(place));
    } catch {
      // The section is in the address.
    }
  });
}

function returnTo(place: Place | null): void {
  const section = place && document.getElementById(place.id);
  if (!section) return;
  const scroll = () =>
    scrollBy({ top: section.getBoundingClientRect().top - place.top, behavior: 'instant' });
  scroll();
  // The browser itself looks for the section until everything is there.
  if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(scroll), { once: true });
}

function currentPlace(): Place | undefined {
  const places = Array.from(document.querySelectorAll('main section[id]'), (section) => ({
    id: section.id,
    top: section.getBoundingClientRect().top,
  })).sort((a, b) => a.top - b.top);
  return places.findLast(({ top }) => top <= innerHeight / 3) ?? places[0];
}
