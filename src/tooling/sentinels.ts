/**
 * The exceptions that React DOM makes when it is loaded, only to recognize them later, without a trace of where that
 * was. For a trace a browser that is being measured (Lighthouse, `npm run bench`, open developer tools) reads the
 * whole script a second time before anything runs: half of what the page blocks a slow phone.
 *
 * @param code of react-dom-client.production.js
 * @returns undefined when there are none
 */
export function withoutTraces(code: string): string | undefined {
  const sentinel = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
  const changed = code.replace(sentinel, '$1Object.create(Error.prototype, { message: { value: $2 } })');
  return changed === code ? undefined : changed;
}
