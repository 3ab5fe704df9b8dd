import { afterEach, expect, it, vi } from 'vitest';
import { readConsent } from './consent.ts';

afterEach(() => void vi.unstubAllGlobals());

const both = ['google-analytics', 'hotjar'] as const;

it.each([
  ['granted google-analytics hotjar', both, 'granted'],
  ['denied google-analytics hotjar', both, 'denied'],
  ['granted google-analytics hotjar', ['hotjar'] as const, 'granted'],
  ['granted google-analytics', both, undefined],
  ['granted', both, undefined],
  ['GRANTED google-analytics hotjar', both, undefined],
])('"%s" is what a visitor has said who is asked about %j: %s', (stored, providers, answer) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(readConsent('/', providers)).toBe(answer);
});
