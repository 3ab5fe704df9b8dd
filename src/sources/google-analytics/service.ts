import type { AnalyticsService } from '../service.ts';
import { disclosure } from './disclosure.ts';
import { googleAnalyticsScript } from './script.ts';

export const googleAnalytics: AnalyticsService = { kind: 'analytics', ...googleAnalyticsScript, disclosure };
