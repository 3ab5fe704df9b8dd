import type { Answer, WorldRequest } from './exchange.ts';

const script = (body: () => void): Answer => ({
  status: 200,
  headers: {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'private, max-age=900',
  },
  body: `(${body})();`,
});

const received: Answer = { status: 204, headers: { 'access-control-allow-origin': '*' }, body: '' };

/** `gtag/js`: processes `dataLayer`, sets its cookies and reports events. Other paths receive reports. */
export const answerTagManager = ({ url }: WorldRequest): Answer =>
  url.pathname === '/gtag/js' ? script(tagScript) : received;

/** `hotjar-{id}.js`: processes `hj.q`, sets its cookies and reports. Other paths receive reports. */
export const answerHeatMap = ({ url }: WorldRequest): Answer =>
  url.pathname.endsWith('.js') ? script(heatMapScript) : received;

/* Both run in the browser and may not refer to anything outside of themselves. */

function tagScript(): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const id = new URL(src).searchParams.get('id') ?? '';
  const report = (address: string) =>
    fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => {});
  let configured = false;
  const obey = ([command, name, parameters]: Iterable<unknown> & unknown[]) => {
    if (Reflect.get(window, `ga-disable-${id}`)) return;
    if (command === 'config' && name === id) {
      configured = true;
      // biome-ignore lint/suspicious/noDocumentCookie: as the real script does
      document.cookie = '_ga=GA1.1.1.1; max-age=63072000; path=/';
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `_ga_${id.slice(2)}=GS1.1.1; max-age=63072000; path=/`;
      report('https://region1.analytics.google.com/g/s');
    }
    // Events before `config` are lost.
    if (command !== 'event' || !configured) return;
    const query = new URLSearchParams({ en: String(name), ...(parameters as Record<string, string>) });
    report(`https://region1.google-analytics.com/g/collect?${query}`);
  };
  const layer: IArguments[] = Reflect.get(window, 'dataLayer');
  for (const entry of layer) obey(Array.from(entry));
  layer.push = (...entries) => {
    for (const entry of entries) obey(Array.from(entry));
    return Array.prototype.push.apply(layer, entries);
  };
}

function heatMapScript(): void {
  const { hjid }: { hjid: number } = Reflect.get(window, '_hjSettings');
  // biome-ignore lint/suspicious/noDocumentCookie: as the real script does
  document.cookie = `_hjSessionUser_${hjid}=1; max-age=31536000; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `_hjSession_${hjid}=1; max-age=1800; path=/`;
  localStorage.setItem('_hjUserAttributesHash', '1');
  localStorage.setItem('hjActiveViewportIds', '1');
  sessionStorage.setItem('hjViewportId', '1');
  const send = (address: string) => void fetch(address, { method: 'POST', mode: 'no-cors' }).catch(() => {});
  const report = (...call: unknown[]) =>
    send(`https://in.hotjar.com/api/v2/report?${new URLSearchParams({ call: call.join(' ') })}`);
  send('https://content.hotjar.io/');
  const { q }: { q: unknown[][] } = Reflect.get(window, 'hj');
  for (const call of q) report(...call);
  Reflect.set(window, 'hj', Object.assign(report, { q: [] }));
  // It records clicks without being called.
  document.addEventListener('click', () => report('click'));
}
