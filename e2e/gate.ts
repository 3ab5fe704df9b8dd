import type { Page } from 'playwright/test';

/** A promise that a test resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Holds back what comes from an address, if it has this text in it, until the returned function is called. To hold it
 * again, call it again: `page.unroute` would continue requests that still wait for their response.
 */
export async function hold(page: Page, address: string | RegExp, text = ''): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (text === '' || (await response.text()).includes(text)) await opened;
    await route.fulfill({ response });
  });
  return open;
}
