import { documentText } from '../../model/plain-text.ts';

/** Data for other programs: phrases as plain text, and nothing that is empty. */
export const plainData = (data: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(data), (_, value) => {
    if (typeof value === 'string') return documentText(value) || undefined;
    if (typeof value !== 'object' || value === null) return value ?? undefined;
    if ('lang' in value) return value.text;
    const filled = Array.isArray(value) ? value.filter((one) => one !== undefined && one !== null) : value;
    return Object.keys(filled).length > 0 ? filled : undefined;
  }) ?? {};
