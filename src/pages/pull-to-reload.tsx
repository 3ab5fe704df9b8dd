import { useEffect, useRef } from 'react';
import { reloadApp } from '../pwa/install-offer.ts';
import { Icon } from '../ui/icon.tsx';
import './pull-to-reload.css';

/** How far, in CSS pixels, the finger has to go. */
const enough = 96;

/** Pulling the page down at its top loads it anew, in an app whose browser does not see to it. */
export default function PullToReload() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let startedAt: number | undefined;
    let way = 0;
    const begin = ({ touches, target }: TouchEvent) => {
      const isPull = touches.length === 1 && scrollY <= 0 && !isScrolled(target);
      startedAt = isPull ? touches[0]?.clientY : undefined;
      show(0);
    };
    const move = ({ touches }: TouchEvent) => {
      if (startedAt !== undefined) show((touches[0]?.clientY ?? 0) - startedAt);
    };
    const end = () => {
      if (startedAt !== undefined && way >= enough) reloadApp();
      startedAt = undefined;
      show(0);
    };
    const show = (pulled: number) => {
      way = pulled;
      const share = Math.max(0, Math.min(1, pulled / enough));
      mark.current?.style.setProperty('transform', `translateY(${share * 5}rem) rotate(${share}turn)`);
    };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('touchstart', begin, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end, options);
    window.addEventListener('touchcancel', () => show(0), options);
    return () => stop.abort();
  }, []);
  return (
    <span ref={mark} className="tile pull" aria-hidden="true">
      <Icon name="lucide:refresh-cw" />
    </span>
  );
}

/** Whether the finger is on a list of its own that goes on above, or in a dialog. */
function isScrolled(target: EventTarget | null): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (element.scrollTop > 0 || element.matches('dialog')) return true;
  }
  return false;
}
