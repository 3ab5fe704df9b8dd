import { useEffect } from 'react';

/** Names the tab after the page that is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
