import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a visitor turns away from something that is open: by Escape, or by a press or the focus going
 * anywhere outside of `container`.
 */
export function useDismissal(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  dismiss: (way: 'escape' | 'outside') => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) onDismiss('outside');
    };
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    // On the document, because a press on plain ground leaves the focus, and with it the keys, to the body.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss('escape'), { signal });
    return () => listening.abort();
  }, [open, container]);
}
