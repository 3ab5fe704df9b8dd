import type { Config } from '../config.ts';
import { footerTags, sanitizeFooter } from '../footer.ts';
import type { Problem } from '../problem.ts';

/** What is taken out of the footer's HTML. */
export function footerWarnings({ footer = '' }: Config): Problem[] {
  return sanitizeFooter(footer, '/').removed.map((removed) => ({
    path: 'footer',
    message:
      `Found ${removed}, which is not shown. Remove it. Allowed: ${footerTags.map((tag) => `<${tag}>`).join(', ')}, ` +
      'with links to https://, mailto: or a path of the site.',
  }));
}
