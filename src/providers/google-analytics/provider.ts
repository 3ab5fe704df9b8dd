import type { AnalyticsProvider } from '../provider.ts';
import { disclosure } from './disclosure.ts';
import { googleAnalyticsScript } from './script.ts';

export const googleAnalytics: AnalyticsProvider = { kind: 'analytics', ...googleAnalyticsScript, disclosure };
