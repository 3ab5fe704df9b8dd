import { analyticsScripts } from '../sources/analytics-scripts.ts';

const analyticsSources = new Set(analyticsScripts.flatMap(({ policy }) => Object.values(policy).flat()));

/**
 * Forbids this document every further request to the analytics hosts: a script that runs can no longer report.
 * A policy that is added can only tighten the ones before it, so this holds until the document is gone; consent that
 * is given anew takes effect with the next one. A document without a policy (while developing) stays as it is.
 */
export function forbidAnalyticsHosts(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return;
  const tighter = document.createElement('meta');
  tighter.httpEquiv = 'Content-Security-Policy';
  tighter.content = withoutAnalyticsHosts(policy.content);
  document.head.append(tighter);
}

/** The same policy without the analytics hosts; a directive that allowed nothing else allows nothing. */
export function withoutAnalyticsHosts(policy: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const kept = sources.filter((source) => !analyticsSources.has(source));
      return [name, ...(sources.length > 0 && kept.length === 0 ? ["'none'"] : kept)].join(' ');
    })
    .join('; ');
}
