import { z } from 'zod';
import { serviceIconNames } from '../../model/icon-name.ts';
import { link, picture } from '../format/address.ts';
import { apiAddress, publicKey, serverHost } from '../format/remote-support.ts';
import type { ServiceIconKey } from '../manual/services.ts';
import { formatted, list, openText, texts } from './field.ts';

/** The icon keys of SPEC §3. */
export const serviceIconKeys = serviceIconNames.map(
  (name) => name.slice('service-'.length) as ServiceIconKey,
);

/** The categories of a service that have a colour of their own (SPEC §4). */
export const knownCategories = ['Entwicklung', 'Infrastructure', 'Beratung', 'Support'] as const;

/** Something you do for clients. */
const service = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
  icon: openText(serviceIconKeys).optional(),
  category: openText(knownCategories).optional(),
  features: texts(z.string()),
  pricing: z.string().default('Auf Anfrage'),
});

export const services = z.strictObject({
  display: z.boolean().default(false),
  header: z
    .string()
    .transform((header) => header || 'Dienstleistungen')
    .prefault('Meine Dienstleistungen'),
  list: list(service),
});

/** A certification badge: a picture in a card of its own. */
export const badge = z.strictObject({
  label: z.string(),
  image: formatted(picture),
  link: formatted(link).optional(),
});

/** Downloads with which visitors install the remote-support tool. */
export const remoteSupport = z.strictObject({
  display: z.boolean().default(true),
  server: formatted(serverHost).optional(),
  key: formatted(publicKey).optional(),
  relay: formatted(serverHost).optional(),
  api: formatted(apiAddress).optional(),
});
