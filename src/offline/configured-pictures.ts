import type { Site } from '../config/site.ts';

/** The addresses of all pictures that a configuration names, also of those that the page shows only on a click. */
export function configuredPictures({ profile, badges, certifications, projects }: Site): string[] {
  return [
    profile.avatar,
    ...badges.map(({ image }) => image),
    ...certifications.map(({ badge }) => badge),
    ...projects.private.projects.map(({ screenshot }) => screenshot),
    ...projects.external.projects.map(({ imageUrl }) => imageUrl),
  ].filter((address) => address !== undefined);
}
