import { domainToUnicode } from 'node:url';

/** A domain with a name in Punycode, as browsers copy addresses. */
const punycode = /(?<![\w.%-])(?:[\w-]+\.)*xn--[\w-]+(?:\.[\w-]+)*/gi;

/** A text with its domains as people write them: `müller-it.de` for `xn--mller-it-65a.de`. */
export const withReadableDomains = (text: string): string =>
  text.replace(punycode, (domain) => domainToUnicode(domain) || domain);
