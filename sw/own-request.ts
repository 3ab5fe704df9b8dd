declare const self: ServiceWorkerGlobalScope;

/**
 * Whether a request is one that this site's pages make: what they ask for says nothing of who asks, and may come from
 * a store. An image's own request has credentials whether it is meant so or not.
 */
export const isPlain = ({ mode, credentials, cache, headers }: Request): boolean =>
  (mode === 'no-cors' || credentials !== 'include') && cache !== 'no-store' && !headers.has('authorization');

/** Whether a page of this site asks. Below its base other sites may live, whose requests pass through its worker. */
export async function isFromPage(
  { clientId }: Pick<FetchEvent, 'clientId'>,
  hasPage: (address: URL) => boolean,
): Promise<boolean> {
  const client = await self.clients.get(clientId);
  return client !== undefined && hasPage(new URL(client.url));
}
