import type { ServiceIconName } from './icon-name.ts';

/** The icon keys of a service and their icons. */
const icons: ReadonlyMap<string, ServiceIconName> = new Map([
  ['website', 'service-website'],
  ['mobile', 'service-mobile'],
  ['webapp', 'service-webapp'],
  ['support', 'service-support'],
  ['cloud', 'service-cloud'],
  ['network', 'service-network'],
  ['consulting', 'service-consulting'],
  ['opensource', 'service-opensource'],
  ['firewall', 'service-firewall'],
  ['voip', 'service-voip'],
  ['digitalization', 'service-digitalization'],
  ['hosting', 'service-hosting'],
]);

/** The icon of a service; an unknown or missing key has the consulting icon. */
export function serviceIcon(key: string | undefined): ServiceIconName {
  return icons.get(key ?? '') ?? 'service-consulting';
}
