import type { Page } from 'playwright/test';

/** Collects policy violations in every document of the page, from the start. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeBinding('reportRefusal', (_, refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportRefusal') as (refusal: string) => void;
      report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refusals;
}
