import { expect, test } from 'vitest';
import { versionOf } from './model-version.ts';

test('Stored answers have the version of their fields, whatever the comments say', () => {
  const version = versionOf('/** A post. */\nexport interface Article {\n  title: string; // plain\n}\n');
  expect(versionOf('export interface Article { title: string; }')).toBe(version);
  expect(versionOf('export interface Article { title?: string; }')).not.toBe(version);
});
