import type { AnalyticsProvider } from '../provider.ts';
import { disclosure } from './disclosure.ts';
import { hotjarScript } from './script.ts';

export const hotjar: AnalyticsProvider = { kind: 'analytics', ...hotjarScript, disclosure };
