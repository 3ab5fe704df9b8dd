import { analyticsScripts } from '../providers/analytics-scripts.ts';

const analyticsSources = [
  ...new Set(Object.values(analyticsScripts).flatMap(({ policy }) => Object.values(policy).flat())),
];

/** Whether an origin is one of theirs, which a policy writes as `https://*.example.com`. */
const isAnalytics = (origin: string): boolean =>
  analyticsSources.some((source) =>
    source.includes('*') ? origin.endsWith(source.slice(source.indexOf('*') + 1)) : origin === source,
  );

/**
 * Blocks further requests to the analytics hosts: a policy that is added can only tighten the others, until the document
 * is gone. A document without a policy, as while developing, stays as it is.
 */
export function forbidAnalyticsHosts(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return;
  const tighter = document.createElement('meta');
  tighter.httpEquiv = 'Content-Security-Policy';
  const shown = [...document.images]
    .map(({ currentSrc, src }) => currentSrc || src)
    .filter((address) => /^https:/.test(address));
  tighter.content = withoutAnalyticsHosts(
    policy.content,
    shown.map((address) => new URL(address).origin),
  );
  document.head.append(tighter);
}

/**
 * The policy without the analytics hosts. A directive that allows all hosts, as for the pictures of some blogs, allows
 * only those of pictures that are shown.
 */
export function withoutAnalyticsHosts(policy: string, shown: readonly string[] = []): string {
  const others = [...new Set(shown)].filter((origin) => !isAnalytics(origin));
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const kept = sources
        .flatMap((source) => (source === 'https:' ? others : source))
        .filter((source) => !analyticsSources.includes(source));
      return [name, ...(sources.length > 0 && kept.length === 0 ? ["'none'"] : kept)].join(' ');
    })
    .join('; ');
}
