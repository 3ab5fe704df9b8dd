import type { AnalyticsService } from '../service.ts';
import { disclosure } from './disclosure.ts';
import { hotjarScript } from './script.ts';

export const hotjar: AnalyticsService = { kind: 'analytics', ...hotjarScript, disclosure };
