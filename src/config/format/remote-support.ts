import type { TextFormat } from './text-format.ts';

const hostName = /^(?=.{1,253}(:|$))[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/i;
/** Brackets and port, or the client takes the last part of the address for the port. */
const ipv6WithPort = /^\[[\da-f:.]+\]:\d{1,5}$/i;

export const serverHost: TextFormat = {
  allowed:
    "a host name or IP address such as 'rustdesk.example.com', with the port where it is not the usual one",
  hint(value) {
    if (hostName.test(value) || ipv6WithPort.test(value)) {
      const port = Number(/:(\d+)$/.exec(value)?.[1] ?? 1);
      return port >= 1 && port <= 65_535 ? undefined : 'Write a port from 1 to 65535, or leave it out.';
    }
    const address = `http://${value.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')}`;
    // The URL's host also spells umlauts as servers understand them.
    const host = URL.canParse(address) ? new URL(address).host : '';
    return hostName.test(host)
      ? `Write '${host}'.`
      : 'Write the host alone, without https:// and without a path.';
  },
};

/** The public key of a RustDesk server: 32 bytes in base64, the content of `id_ed25519.pub`. */
export const publicKey: TextFormat = {
  allowed: "a public key such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='",
  hint(value) {
    if (/^[A-Za-z\d+/]{43}=$/.test(value)) return undefined;
    return /^[A-Za-z\d+/]{86}==$/.test(value)
      ? 'This looks like the secret key of your server, which nobody may know. Copy the content of id_ed25519.pub, and make a new pair of keys if this file was published.'
      : 'Copy the content of id_ed25519.pub on your server: 44 characters that end with =.';
  },
};

/** The API of a RustDesk server: an address without what has a meaning in settings files. */
export const apiAddress: TextFormat = {
  allowed: "an address such as 'https://rustdesk.example.com'",
  hint: (value) =>
    /^https?:\/\/[a-z\d.-]+(:\d{1,5})?(\/[\w.~/-]*)?$/i.test(value)
      ? undefined
      : "Write the address alone, such as 'https://rustdesk.example.com'.",
};
