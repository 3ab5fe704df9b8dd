import { isByLanguage } from '../../../config/fields/field.ts';
import { valueAt } from '../../../config/messages/problem.ts';
import { lastMonth } from '../../../model/engagement.ts';
import type { Site } from '../../../model/site.ts';
import { technologyKey } from '../../../model/technology.ts';

/** A configuration whose projects name their clients. */
export function withClientNames(given: unknown): unknown {
  const engagements = valueAt(given, ['engagements']);
  return Array.isArray(engagements)
    ? { ...Object(given), engagements: engagements.map(withClientName) }
    : given;
}

function withClientName(engagement: unknown): unknown {
  const { clientName, client, ...others } = Object(engagement);
  if (typeof clientName !== 'string' || clientName.trim() === '') return engagement;
  const named = (text: unknown) => (text ? `${clientName} (${text})` : clientName);
  return {
    ...others,
    client: isByLanguage(client)
      ? Object.fromEntries(Object.entries(client).map(([language, text]) => [language, named(text)]))
      : named(client),
  };
}

/** A site with its projects of some technologies that went on in a year or a month, or later; or the names that none has. */
export function withProjects(
  site: Site,
  { only, since = '' }: { only?: readonly string[] | undefined; since?: string | undefined },
  today: string,
): Site | { unknown: string[]; known: string[] } {
  const known = [...new Set(site.engagements.flatMap(({ technologies }) => technologies))];
  const wanted = (only ?? []).map((name) => name.trim()).filter(Boolean);
  const unknown = wanted.filter((name) => !known.some((one) => technologyKey(one) === technologyKey(name)));
  if (unknown.length > 0) return { unknown, known };
  const keys = new Set(wanted.map(technologyKey));
  const engagements = site.engagements.filter(
    (engagement) =>
      lastMonth(engagement, today) >= since &&
      (keys.size === 0 || engagement.technologies.some((name) => keys.has(technologyKey(name)))),
  );
  return { ...site, engagements };
}
