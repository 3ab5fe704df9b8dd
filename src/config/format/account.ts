import { isWebAddress } from './address.ts';
import { type TextFormat, textFormat } from './text-format.ts';

export const withoutAt = (name: string): string => name.replace(/^@/, '');

const repository = /^[a-z\d][a-z\d_-]{0,38}\/[\w.-]{1,100}$/i;

/** A name, which is offered for the address of its page. */
const usernameFormat = (allowed: string, form: RegExp, cure: string) =>
  textFormat(allowed, form, (value) => {
    // Medium shows a blog below `<name>.medium.com`, too.
    const [, subdomain] = /^(?:https?:\/\/)?([\w-]+)\.medium\.com\b/i.exec(value) ?? [];
    const path = isWebAddress(value) ? new URL(value).pathname : value;
    const name = subdomain ?? /(?:^|\/)@?([\w.-]+)\/*$/.exec(path)?.[1] ?? '';
    return form.test(name) ? `Write only the name: '${name}'.` : cure;
  });

export const githubUsername = usernameFormat(
  "a GitHub username such as 'octocat'",
  // The accounts that companies manage have an underscore, too.
  /^[a-z\d][a-z\d_-]{0,38}$/i,
  'Copy the name behind github.com/ from your browser.',
);

export const accountName = usernameFormat(
  "a username such as 'maxmustermann'",
  /^[a-z\d][\w.-]{0,39}$/i,
  'Copy the name from the address of your page.',
);

/** A name alone is that of a repository of `github.username`. */
export const repositoryName = textFormat(
  "a repository as owner/name, such as 'octocat/Hello-World', or the name alone",
  (value) => repository.test(value) || /^[\w.-]{1,100}$/.test(value),
  (value) => {
    const path = value.replace(/^(https?:\/\/)?(www\.)?github\.com\//i, '').replace(/[?#].*$/, '');
    const [owner = '', name = ''] = path.split('/');
    const meant = `${owner}/${name.replace(/\.git$/, '')}`;
    if (repository.test(meant)) return `Write '${meant}'.`;
    return /^[\w.-]+$/.test(path)
      ? `Write '${path}'.`
      : 'Copy account and name behind github.com/ from your browser.';
  },
);

/** The name of an account, or the address of its page. @param prefix of that address, such as `linkedin.com/in/` */
export function handle(prefix: string, example: string): TextFormat {
  const [host = '', ...path] = prefix.split('/');
  // Behind a folder of its own a network has names only; those at Stack Overflow have two parts.
  const isPath = path.join('') === '' || example.includes('/');
  return {
    allowed: `the name behind ${prefix} in the address of your page, such as '${example}'`,
    hint(value) {
      const address = value.toLowerCase().replace(/^(\/\/)?(www\.)?/, '');
      if (/^[^/]+\/$/.test(value)) return `Write '${value.slice(0, -1)}'.`;
      if (isWebAddress(value) || address.startsWith(`${host}/`)) return undefined;
      if (/\s|^[a-z][a-z0-9+.-]*:|(^|\/)\.{1,2}(\/|$)|^@@/i.test(value))
        return `Write only the name, without spaces, such as '${example}'.`;
      return isPath || !value.includes('/')
        ? undefined
        : `Write only the name, such as '${example}', or the whole address of the page with https://.`;
    },
  };
}

export const blogUsername = usernameFormat(
  "your name at the provider of the blog, such as 'maxmustermann'",
  /^@?(?!.*\.medium\.com$)[\w.-]+$/i,
  "Write only the name, such as 'maxmustermann'.",
);

export const analyticsId = textFormat(
  "an id such as 'G-ABC123DEF4'",
  /^[\w-]+$/,
  'Copy only the id from Google Analytics: letters, digits and hyphens.',
);

export const hotjarId = textFormat(
  'a whole number such as 1234567',
  /^[1-9]\d{0,14}$/,
  'Copy only the number (the site id) from Hotjar, or leave it out.',
);

export const email = textFormat(
  "an e-mail address such as 'name@example.com'",
  /^(?!mailto:)[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/i,
  (value) =>
    /^mailto:/i.test(value)
      ? `Write '${value.slice('mailto:'.length)}', without mailto:.`
      : "Write the address alone, such as 'name@example.com'.",
);

export const phone = textFormat(
  "a telephone number such as '+49 30 23125 042'",
  (value) => /^\+?[\d\s()/.-]+$/.test(value) && value.replace(/\D/g, '').length >= 3,
  (value) =>
    /^tel:/i.test(value)
      ? `Write '${value.slice('tel:'.length)}', without tel:.`
      : 'Use digits, spaces and + ( ) / . - only, best with the country in front, such as +49.',
);

export const mastodon = textFormat(
  "an account in the form user@host, such as 'max@mastodon.social', or the address of its page",
  (value) => isWebAddress(value) || /^@?[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(value),
  () => "Add the server: '<user>@<server>'.",
);

/** A telephone number at a messenger, or the address that it gives. @param name where it has names beside numbers */
export const messenger = (host: string, name?: string): TextFormat => ({
  allowed: `a telephone number with the country in front, such as '+49 170 1234567'${name ? `, a user name such as '${name}'` : ''}, or an address at ${host}`,
  hint(value) {
    if (isWebAddress(value)) {
      return new URL(value).hostname.endsWith(host)
        ? undefined
        : `Write the address that begins with https://${host}/, or put other pages into \`links\`.`;
    }
    if (name && /^@?[a-z_]\w{2,31}\.\d{2,9}$/i.test(value)) return undefined;
    if (/^(\+|00)[\d\s()/.-]{7,}$/.test(value)) return undefined;
    return /^0[1-9][\d\s()/.-]+$/.test(value)
      ? `Put the country in front: '+49 ${value.slice(1)}'.`
      : `Write the number with the country in front, such as '+49 170 1234567'${name ? `, or the user name with its figures, such as '${name}'` : ''}.`;
  },
});

export const matrix = textFormat(
  "an account in the form @user:server, such as '@max:matrix.org'",
  /^(https:\/\/matrix\.to\/#\/)?@[^\s@:/]+:[^\s@/]+\.[^\s@/]+$/i,
  (value) => {
    if (/^[^\s@:/]+:[^\s@/]+\.[^\s@/]+$/.test(value)) return `Write '@${value}'.`;
    const [, user, server] = /^@?([^\s@:/]+)@([^\s@:/]+\.[^\s@:/]+)$/.exec(value) ?? [];
    return user && server ? `Write '@${user}:${server}'.` : "Add the server: '@<user>:<server>'.";
  },
);

/** The owner's website, with or without the scheme (the link gets http:// then). */
export const website = textFormat(
  "an address such as 'example.com' or 'https://example.com'",
  (value) => {
    const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value);
    // Without a dot it is a name that only the owner's own network knows, or half an address.
    const isHost = hasScheme || /^[^/?#]+\.[^/?#.]/.test(value);
    return isHost && isWebAddress(hasScheme ? value : `http://${value}`) && /^[^\s<>"]+$/.test(value);
  },
  "Write the address as the browser shows it, such as 'https://example.com'.",
);
