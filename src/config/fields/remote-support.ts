import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { parsedUrl } from '../../model/http-link.ts';
import { textFormat } from '../format/text-format.ts';
import { block, formatted } from './field.ts';

const hostName = /^(?=.{1,253}(:|$))[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/i;
/** Brackets and port, or the client takes the last part of the address for the port. */
const ipv6WithPort = /^\[[\da-f:.]+\]:\d{1,5}$/i;

/** Spells umlauts in a domain as servers understand them. */
const inAscii = (address: string): string =>
  address.replace(/[^\s/:]*[^\p{ASCII}\s/:][^\s/:]*/u, (domain) => domainToASCII(domain));

const serverHost = textFormat({
  allowed:
    "a host name or IP address such as 'rustdesk.example.com', with the port where it is not the usual one",
  form(value) {
    const port = Number(/:(\d+)$/.exec(value)?.[1] ?? 1);
    return (hostName.test(inAscii(value)) || ipv6WithPort.test(value)) && port >= 1 && port <= 65_535;
  },
  correct: (value) => parsedUrl(`http://${value.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')}`)?.host,
});

const publicKey = textFormat({
  allowed:
    "the content of id_ed25519.pub on your server, 44 characters such as 'PublicKeyOfYourServerPublicKeyOfYourServer0='",
  form: /^[A-Za-z\d+/]{43}=$/,
  advice: (value) =>
    /^[A-Za-z\d+/]{86}==$/.test(value)
      ? 'This looks like the secret key of your server, which nobody may know. Make a new pair of keys if this file was published.'
      : undefined,
});

const apiAddress = textFormat({
  allowed: "an address such as 'https://rustdesk.example.com'",
  form: (value) => /^https?:\/\/[a-z\d.-]+(:\d{1,5})?(\/[\w.~/-]*)?$/i.test(inAscii(value)),
});

export const remoteSupport = block({
  /** Whether the card is shown. Default: true. */
  display: z.boolean().default(true),
  /**
   * Your own RustDesk server (ID server), with the port where it is not 21116. It needs `key`, too. Left out, the client
   * uses the public servers of the RustDesk project, and the card says so.
   * @example 'rustdesk.example.com'
   */
  server: formatted(serverHost).transform(inAscii).exactOptional(),
  /**
   * The server's public key: the content of its file id_ed25519.pub. It is not secret; id_ed25519 is.
   * @example 'PublicKeyOfYourServerPublicKeyOfYourServer0='
   */
  key: formatted(publicKey).exactOptional(),
  /** Your relay server, if it is another machine or port. Default: that of `server`. @example 'relay.example.com:21117' */
  relay: formatted(serverHost).transform(inAscii).exactOptional(),
  /** The address of the API of RustDesk Server Pro. Default: none. @example 'https://rustdesk.example.com' */
  api: formatted(apiAddress).transform(inAscii).exactOptional(),
}).transform((block): typeof block => (block.display ? block : { display: false }));
