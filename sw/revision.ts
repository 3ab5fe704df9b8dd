/**
 * Tells one content of a file from every other. A document says it of itself, so that a host may add to it on its way
 * (the address of a mail hidden, a line for statistics) as long as it is the document of this version; of other files it
 * is the beginning of their digest. The build asks for it, and the worker before it keeps a file.
 */
export async function revisionOf(url: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const said = url.endsWith('.html')
    ? /data-revision="?([\w-]+)/.exec(new TextDecoder().decode(content))?.[1]
    : '';
  if (said) return said;
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 16);
}
