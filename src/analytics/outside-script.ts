/** Loads a script of a third party without holding anything up; a failure is logged and ignored. */
export function loadOutsideScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => console.error(`The script ${address} could not be loaded.`);
  document.head.append(script);
}
