import { expect, test } from 'vitest';
import { siteLanguages } from '../../model/site-language.ts';
import { changed, problemsOf, warningsOf } from '../complete-config.fixture.ts';

const told = (bio: unknown) => problemsOf(changed('profile.bio', bio));

test.each([
  [{ de: 'Ja.', klingon: "HIja'." }, 'klingon', 'Remove it: no page is made of it.'],
  [{ de: 'Ja.', english: 'Yes.' }, 'english', 'Did you mean `en`?'],
  [{ 'de-DE': 'Ja.', en: 'Yes.' }, 'de-DE', 'Did you mean `de`?'],
  [{ deutsch: 'Ja.', englich: 'Yes.' }, 'deutsch', 'Did you mean `de`?'],
])('A language that there is not is named: %j', (bio, key, hint) => {
  const place = /^\w+$/.test(key) ? `profile.bio.${key}` : `profile.bio["${key}"]`;
  expect(told(bio)[0]).toEqual({
    path: place,
    message: `Found a text in the unknown language '${key}'. ${hint} Allowed: ${siteLanguages.join(', ')}.`,
  });
});

test('A block that has no languages at all is another mistake', () => {
  expect(told({ foo: 'Ja.' })).toEqual([
    { path: 'profile.bio', message: expect.stringMatching(/^Found a block .*one for each language/) },
  ]);
});

test('Texts in a language that the site does not have are told once', () => {
  const given = {
    ...changed('profile.bio', { de: 'Ja.', en: 'Yes.' }),
    footer: { de: 'Ende', en: 'End' },
  };
  expect(warningsOf(given)).toEqual([
    {
      path: 'languages',
      message:
        "Missing 'en', in which there are texts, such as profile.bio.en: no page shows them. Write `languages: ['de', 'en']`, or remove them.",
    },
  ]);
  expect(warningsOf({ ...given, languages: ['de', 'en'] })).toEqual([]);
});
