import { isWebAddress } from './address.ts';
import { type TextFormat, textFormat } from './text-format.ts';

export const withoutAt = (name: string): string => name.replace(/^@/, '');

const repository = /^[a-z\d][a-z\d_-]{0,38}\/[\w.-]{1,100}$/i;

/** The name of an account in the address of its page. */
function nameIn(value: string): string | undefined {
  // Medium shows a blog below `<name>.medium.com`, too.
  const [, subdomain] = /^(?:https?:\/\/)?([\w-]+)\.medium\.com\b/i.exec(value) ?? [];
  const path = isWebAddress(value) ? new URL(value).pathname : value;
  return subdomain ?? /(?:^|\/)@?([\w.-]+)\/*$/.exec(path)?.[1];
}

export const githubUsername = textFormat({
  allowed: "a GitHub username, the name behind github.com/, such as 'octocat'",
  // The accounts that companies manage have an underscore, too.
  form: /^[a-z\d][a-z\d_-]{0,38}$/i,
  correct: nameIn,
});

export const accountName = textFormat({
  allowed: "a username such as 'maxmustermann', as in the address of your page",
  form: /^[a-z\d][\w.-]{0,39}$/i,
  correct: nameIn,
});

/** A name alone is that of a repository of `github.username`. */
export const repositoryName = textFormat({
  allowed: "a repository as owner/name, such as 'octocat/Hello-World', or the name alone",
  form: (value) => repository.test(value) || /^[\w.-]{1,100}$/.test(value),
  correct(value) {
    const path = value.replace(/^(https?:\/\/)?(www\.)?github\.com\//i, '').replace(/[?#].*$/, '');
    const [owner = '', name] = path.split('/');
    return name === undefined ? path : `${owner}/${name.replace(/\.git$/, '')}`;
  },
});

/** The name of an account, or the address of its page. @param prefix of that address, such as `linkedin.com/in/` */
export function handle(prefix: string, example: string): TextFormat {
  const [host = '', ...path] = prefix.split('/');
  const folder = path.join('/');
  // Behind a folder of its own a network has names only; those at Stack Overflow have two parts.
  const isPath = folder === '' || example.includes('/');
  return textFormat({
    allowed: `the name behind ${prefix} in the address of your page, such as '${example}', or that address with https://`,
    form(value) {
      const address = value.toLowerCase().replace(/^(\/\/)?(www\.)?/, '');
      if (/^[^/]+\/$/.test(value)) return false;
      if (isWebAddress(value) || address.startsWith(`${host}/`)) return true;
      const isBroken = /\s|^[a-z][a-z0-9+.-]*:|(^|\/)\.{1,2}(\/|$)|^@@/i.test(value);
      return !isBroken && (isPath || !value.includes('/'));
    },
    correct: (value) => (value.startsWith(folder) ? value.slice(folder.length) : value).replace(/\/$/, ''),
  });
}

export const blogUsername = textFormat({
  allowed: "your name at the provider of the blog, such as 'maxmustermann'",
  form: /^@?(?!.*\.medium\.com$)[\w.-]+$/i,
  correct: nameIn,
});

export const analyticsId = textFormat({
  allowed: "the id from Google Analytics, such as 'G-ABC123DEF4'",
  form: /^[\w-]+$/,
});

export const hotjarId = textFormat({
  allowed: 'the site id from Hotjar, a whole number such as 1234567',
  form: /^[1-9]\d{0,14}$/,
});

export const email = textFormat({
  allowed: "an e-mail address such as 'name@example.com'",
  form: /^(?!mailto:)[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/i,
  correct: (value) => value.replace(/^mailto:|^[^<>]*<(?=[^<>]*>$)|>$/gi, ''),
});

export const phone = textFormat({
  allowed: "a telephone number of digits, spaces and + ( ) / . - such as '+49 30 23125 042'",
  form: (value) => /^\(?\+?[\d\s()/.–-]+$/.test(value) && value.replace(/\D/g, '').length >= 3,
  // An extension is dialled with the number.
  correct: (value) =>
    value.replace(/^tel:/i, '').replace(/,?\s*(?:App(?:arat|\.)|Durchwahl|DW|ext\.?|x)\s*(?=\d+$)/i, '-'),
});

export const mastodon = textFormat({
  allowed: "an account in the form user@host, such as 'max@mastodon.social', or the address of its page",
  form: (value) => isWebAddress(value) || /^@?[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(value),
});

/** A telephone number at a messenger, or the address that it gives. @param name where it has names beside numbers */
export const messenger = (host: string, name?: string): TextFormat =>
  textFormat({
    allowed: `a telephone number with the country in front, such as '+49 170 1234567'${name ? `, a user name such as '${name}'` : ''}, or an address that begins with https://${host}/`,
    form: (value) =>
      isWebAddress(value)
        ? new URL(value).hostname.endsWith(host)
        : /^(\+|00)[\d\s()/.-]{7,}$/.test(value) ||
          (name !== undefined && /^@?[a-z_]\w{2,31}\.\d{2,9}$/i.test(value)),
    advice: (value) => (isWebAddress(value) ? 'Other pages belong in `links`.' : undefined),
  });

export const matrix = textFormat({
  allowed: "an account in the form @user:server, such as '@max:matrix.org'",
  form: /^(https:\/\/matrix\.to\/#\/)?@[^\s@:/]+:[^\s@/]+\.[^\s@/]+$/i,
  correct: (value) => `@${value.replace(/^@/, '').replace('@', ':')}`,
});

/** The owner's website, with or without the scheme (the link gets http:// then). */
export const website = textFormat({
  allowed: "an address as the browser shows it, such as 'example.com' or 'https://example.com'",
  form(value) {
    const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value);
    // A name without a dot is known in the owner's own network only, or is half an address.
    const isHost = hasScheme || /^[^/?#]+\.[^/?#.]/.test(value);
    return isHost && isWebAddress(hasScheme ? value : `http://${value}`) && /^[^\s<>"]+$/.test(value);
  },
});
