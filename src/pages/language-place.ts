import { storagePrefix } from '../../sw/contract.ts';

/** Where the visitor was on the page in the other language. */
interface Place {
  /** The section's id. */
  id: string;
  /** Its distance from the top of the screen, in pixels. */
  top: number;
}

const placeKey = (base: string): string => `${storagePrefix(base)}place`;

/** Notes the section that is being read. @returns its id; undefined at the top of the page */
export function keepPlace(base: string): string | undefined {
  const place = scrollY > 0 ? currentPlace() : undefined;
  try {
    if (place) sessionStorage.setItem(placeKey(base), JSON.stringify(place));
    else sessionStorage.removeItem(placeKey(base));
  } catch {
    // The section is in the address.
  }
  return place?.id;
}

/** Brings the visitor back to where they were before they changed the language. */
export function returnToPlace(base: string): void {
  try {
    const { id, top }: Place = JSON.parse(sessionStorage.getItem(placeKey(base)) ?? 'null') ?? {};
    sessionStorage.removeItem(placeKey(base));
    const section = id && document.getElementById(id);
    if (!section) return;
    const scroll = () => scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' });
    scroll();
    // The browser itself looks for the section until everything is there.
    if (document.readyState !== 'complete')
      addEventListener('load', () => setTimeout(scroll), { once: true });
  } catch {
    // Then it begins with the section.
  }
}

function currentPlace(): Place | undefined {
  const places = Array.from(document.querySelectorAll('main section[id]'), (section) => ({
    id: section.id,
    top: section.getBoundingClientRect().top,
  })).toSorted((a, b) => a.top - b.top);
  return places.findLast(({ top }) => top <= innerHeight / 3) ?? places[0];
}
