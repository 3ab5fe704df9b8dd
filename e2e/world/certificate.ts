import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate nobody trusts, made at run time so that no private key lies in the repository. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'The fake outside world' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { key, cert };
}
