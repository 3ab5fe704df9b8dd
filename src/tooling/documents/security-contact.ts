import type { Plugin } from 'vite';
import { mailLink } from '../../model/contact.ts';
import type { Site } from '../../model/site.ts';
import { madeFiles } from '../made-files.ts';
import { absoluteAddress } from './pages.ts';

const file = '.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/** Says whom to tell of a security problem: `/.well-known/security.txt` (RFC 9116), for at most a year from each build. */
export const securityContact = (site: () => Promise<Site | null>): Plugin => ({
  name: 'portfolio:security-contact',
  ...madeFiles({
    [file]: async () => {
      const settings = await site();
      return settings ? securityText(settings, Date.now()) : undefined;
    },
  }),
});

/**
 * Undefined for a site below a path, where nobody looks for it, and without an e-mail address.
 * @param now milliseconds since the epoch
 */
export function securityText(site: Site, now: number): string | undefined {
  const { base, social, legal, languages } = site;
  const contact = mailLink(social.email ?? legal.email ?? '');
  if (base !== '/' || !contact) return undefined;
  const canonical = absoluteAddress(site, `/${file}`);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + 360 * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(canonical ? [`Canonical: ${canonical}`] : []),
    '',
  ].join('\n');
}
