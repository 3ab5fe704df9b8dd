import { z } from 'zod';
import { themeNames } from '../../model/theme-name.ts';
import { blogUsername } from '../format/account.ts';
import { picture, siteAddress } from '../format/address.ts';
import { analyticsId, hotjarId } from '../format/tracking.ts';
import { count, fieldNotes, formatted, list, openText } from './field.ts';

/** The services from which articles can be read (SPEC §4). */
export const blogSources = ['dev', 'medium'] as const;

/** Your latest articles. Shown only with a username. */
export const blog = z.strictObject({
  username: formatted(blogUsername)
    .transform((name) => name.replace(/^@/, ''))
    .optional(),
  source: openText(blogSources).default('dev'),
  limit: count(1, 100).default(5),
  display: z.boolean().default(true),
});

/** What search engines and shared links say. */
export const seo = z.strictObject({
  url: formatted(siteAddress).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  imageURL: formatted(picture).optional(),
});

export const googleAnalytics = z.strictObject({
  id: formatted(analyticsId).optional(),
});

export const hotjar = z.strictObject({
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(formatted(hotjarId).transform(Number))
    .register(fieldNotes, { allowed: hotjarId.allowed })
    .optional(),
  snippetVersion: count(1, 99).default(6),
});

/** The themes of SPEC §9 and how one of them is chosen (SPEC §4). */
export const themeConfig = z.strictObject({
  defaultTheme: z.enum(themeNames).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
  displayAvatarRing: z.boolean().default(true),
  themes: list(z.enum(themeNames)).transform((themes): (typeof themeNames)[number][] =>
    themes.length > 0 ? [...new Set(themes)] : [...themeNames],
  ),
});
