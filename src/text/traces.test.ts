import { expect, test } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import { traceHider } from './traces.ts';

const site = siteOf({
  profile: { name: 'Dr. Max Beispiel', bio: 'A', avatar: 'https://example.com/a.png' },
  seo: { url: 'https://max.example/' },
  social: { email: 'max@beispiel.example', linkedin: 'maxbsp' },
});

test.each([
  ['Max sagt: max. 5 Tage', '… sagt: max. 5 Tage'],
  ['bei Beispiel, Beispielhausen', 'bei …, Beispielhausen'],
  ['Dr. Max Beispiel', '…'],
  ['post@anderswo.example oder https://a.example/b', '… oder …'],
  ['siehe max.example', 'siehe …'],
  ['linkedin: MAXBSP', 'linkedin: …'],
])('%s becomes %s', (text, hidden) => {
  expect(traceHider(site)(text)).toBe(hidden);
});
