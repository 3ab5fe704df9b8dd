/** Cache Storage can hang (WebKit, damaged profiles). */
export const cacheTimeoutMs = 1500;

/** The cached response, or that of the network when the cache does not respond in time and the network does. */
export function orNetwork(cached: Promise<Response>, request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const network = new Promise<Response>((resolve) => {
    timer = setTimeout(() => void fetch(request).then(resolve, () => {}), cacheTimeoutMs);
  });
  return Promise.race([cached, network]).finally(() => clearTimeout(timer));
}
