import { isWebAddress } from './address.ts';
import type { TextFormat } from './text-format.ts';

/** An e-mail address: one '@', a host with a dot, no spaces. Whether it exists, only a mail can tell. */
export const email: TextFormat = {
  allowed: "an e-mail address such as 'name@example.com'",
  hint(value) {
    if (/^mailto:/i.test(value)) {
      return `Write '${value.slice('mailto:'.length)}', without mailto:.`;
    }
    return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)
      ? undefined
      : "Write the address alone, such as 'name@example.com'.";
  },
};

/** A telephone number as people write it. */
export const phone: TextFormat = {
  allowed: "a telephone number such as '+49 30 23125 042'",
  hint(value) {
    if (/^tel:/i.test(value)) {
      return `Write '${value.slice('tel:'.length)}', without tel:.`;
    }
    return /^\+?[\d\s()/.-]+$/.test(value) && value.replace(/\D/g, '').length >= 3
      ? undefined
      : 'Use digits, spaces and + ( ) / . - only, best with the country in front, such as +49.';
  },
};

/** A Mastodon account (user@host). The form with a second '@' in front is understood, too. */
export const mastodon: TextFormat = {
  allowed: "an account in the form user@host, such as 'max@mastodon.social'",
  hint(value) {
    if (/^@?[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(value)) return undefined;
    const [, host, user] = /^https?:\/\/([^/]+)\/@([^/@?#]+)/i.exec(value) ?? [];
    return host && user ? `Write '${user}@${host}'.` : "Add the server: '<user>@<server>'.";
  },
};

/** The owner's website, with or without the scheme (the link gets https:// then). */
export const website: TextFormat = {
  allowed: "an address such as 'example.com' or 'https://example.com'",
  hint(value) {
    const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value);
    const address = hasScheme ? value : `http://${value}`;
    // Without a dot it is a name that only the owner's own network knows, or half an address.
    const isHost = hasScheme || /^[^/?#]+\.[^/?#.]/.test(value);
    return isHost && isWebAddress(address) && /^[^\s<>"]+$/.test(value)
      ? undefined
      : "Write the address as the browser shows it, such as 'https://example.com'.";
  },
};
