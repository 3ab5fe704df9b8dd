/** The icons that a service can have. */
export const serviceIconKeys = [
  'cloud',
  'consulting',
  'digitalization',
  'firewall',
  'hosting',
  'mobile',
  'network',
  'opensource',
  'support',
  'voip',
  'webapp',
  'website',
] as const;
export type ServiceIconKey = (typeof serviceIconKeys)[number];

/** The icon of a service; an unknown or missing key has the consulting icon. */
export function serviceIcon(key: string | undefined): `service-${ServiceIconKey}` {
  return `service-${serviceIconKeys.find((known) => known === key) ?? 'consulting'}`;
}
