import { describe, expect, it } from 'vitest';
import { serviceCategoryTone, statusTone } from '../../model/badge-tone.ts';
import config, { changed, warningsOf } from '../complete-config.fixture.ts';
import { knownStatuses } from '../fields/projects.ts';
import { knownCategories } from '../fields/services.ts';

/** A complete block `legal`. */
const complete = {
  street: 'Domstr. 1',
  postalCode: '50667',
  city: 'Köln',
  email: 'mira@kuehn.de',
  phone: '+49 221 123456',
  vatId: 'DE129273398',
  hosting: { provider: 'Host' },
};

describe('The site is built, and the owner is warned of', () => {
  it.each<[path: string, value: unknown, message: string]>([
    ['certifications[0].year', '25', 'four digits'],
    ['certifications[0].year', '2025-02-30', 'Write a day'],
    ['projects.github.manual.projects', [], 'Add some as owner/name'],
    ['googleAnalytics.id', 'G-XXXXXXXXXX', 'Compare it'],
    ['googleAnalytics.id', 'UA-12345-1', 'Google has ended'],
    ['googleAnalytics.id', '12345', "such as 'G-ABC123DEF4'"],
    ['seo.url', 'http://max.de', "Write 'https://max.de'."],
    [
      'seo.url',
      'https://octocat.github.io/portfolio',
      "Write 'https://octocat.github.io', or set base to '/portfolio/'.",
    ],
    ['seo.imageURL', 'images/me.svg', 'Use a PNG or JPEG file'],
    ['legal.street', 'Postfach 12', 'Write street and number'],
    ['legal.postalCode', 1067, "Write '01067' in quotes"],
    ['legal.postalCode', 'Berlin', 'its five digits'],
    ['footer', '<p style="color:red">A</p>', 'Found style="color:red"'],
    ['footer', 'A<iframe src="https://a.de">', 'Found <iframe>, which is not shown. Remove it.'],
    ['blog.source', 'no such source', 'the blog is not shown'],
    ['blog.source', 'dev.to', "Did you mean 'dev'?"],
    ['blog.limit', 20, 'Write 10 or less.'],
    ['services.list[0].icon', 'no such icon', "the one of 'consulting' is shown"],
    ['services.list[0].icon', 'fire-wall', "Did you mean 'firewall'?"],
    ['services.list[0].category', 'Infrastruktur', "Did you mean 'Infrastructure'?"],
    ['services.display', undefined, 'Add `display: true`'],
    ['projects.private.display', undefined, 'Add `display: true`'],
    ['projects.private.projects[0].status', 'abgeschlossen', "Did you mean 'Abgeschlossen'?"],
    ['publications[0]', { authors: 'B' }, 'Found an entry without title: it is not shown.'],
    ['social.stackoverflow', 'max', "such as '1/jeff-atwood'"],
    ['profile.avatar', 'http://a.de/a.png', "Write 'https://a.de/a.png'"],
  ])('%s: %s', (path, value, message) => {
    expect(warningsOf(changed(path, value))).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  const customTheme = { primary: 'teal' };
  it.each<[string, object, path: string, message: string]>([
    [
      'colours that are not on the list of themes',
      { themeConfig: { themes: ['light'], customTheme } },
      'themeConfig.customTheme',
      "Add 'custom' to `themes`",
    ],
    [
      'colours that cannot be chosen',
      { themeConfig: { disableSwitch: true, customTheme } },
      'themeConfig.customTheme',
      "`defaultTheme: 'custom'`",
    ],
    ['a feed without its address', { blog: { source: 'feed' } }, 'blog.url', 'Add the address of the feed'],
    ['a provider without a name there', { blog: { source: 'medium' } }, 'blog.username', 'at Medium'],
    [
      'the address of a feed that is not read',
      { blog: { username: 'a', url: 'https://blog.example/feed.xml' } },
      'blog.source',
      "Write `source: 'feed'`",
    ],
    [
      'a list of repositories without its mode',
      { projects: { github: { manual: { projects: ['a/b'] } } } },
      'projects.github.mode',
      "Add `mode: 'manual'`",
    ],
  ])('%s', (_, change, path, message) => {
    expect(warningsOf({ ...config, ...change })).toEqual([
      { path, message: expect.stringContaining(message) },
    ]);
  });
});

describe('What is left of the example is one warning', () => {
  it.each([
    ['github.username', 'mira', 'profile.name', /social\.email.* seo\.url.* legal\.street/],
    ['profile.name', 'Mira Kühn', 'github.username', /projects\.external\.projects.* legal\.name/],
    ['legal.name', 'Mira Kühn', 'github.username', /profile\.name/],
  ])('once %s is %s', (changedPath, value, path, others) => {
    expect(warningsOf(changed(changedPath, value))).toEqual([
      { path, message: expect.stringMatching(others) },
    ]);
  });

  it('until nothing of it is left, whatever sounds similar', () => {
    const legal = { ...complete, name: 'Anna Muster', street: 'Musterweg 1' };
    expect(warningsOf({ github: { username: 'mira' }, badges: [], legal })).toEqual([]);
    const hosting = { provider: 'Muster Hosting GmbH' };
    expect(warningsOf({ github: { username: 'mira' }, badges: [], legal: { ...legal, hosting } })).toEqual([
      {
        path: 'legal.hosting.provider',
        message:
          "Found 'Muster Hosting GmbH', which is left of the example. Visitors take it for yours. Write your own, or remove it.",
      },
    ]);
  });
});

describe('The owner is not warned of', () => {
  it.each<[path: string, value: unknown]>([
    ['services.list[0].category', 'Schulung'],
    ['projects.private.projects[0].status', 'Im Test'],
    ['services.display', false],
    ['googleAnalytics.id', 'GT-ABC1234'],
    ['publications', [{ title: '', link: null }, null]],
    ['resume.fileUrl', 'http://a.de/cv.pdf'],
    ['educations[0]', { degree: 'A', from: 2015, to: 2019 }],
    ['certifications[0].year', '2024-02-29'],
    ['projects.github', { display: false, mode: 'manual' }],
    ['seo.url', 'http://localhost:4173'],
    ['footer', '<a class="text-primary" href="https://a.de">A</a>'],
  ])('%s: %s', (path, value) => {
    expect(warningsOf(changed(path, value))).toEqual([]);
  });

  it('a site that is served where it says, and a postal code of another country', () => {
    const legal = { ...config.legal, country: 'AT', postalCode: '1010' };
    const seo = { url: 'https://octocat.github.io/portfolio' };
    expect(warningsOf({ ...config, base: '/portfolio/', seo, legal })).toEqual([]);
    expect(warningsOf({ ...config, seo }, { base: '/portfolio/' })).toEqual([]);
  });
});

describe('The words that have a meaning here have one on the page:', () => {
  it.each(knownStatuses)('the status %s', (status) => expect(statusTone(status)).not.toBe('neutral'));
  it.each(knownCategories)('the category %s', (category) =>
    expect(serviceCategoryTone(category)).not.toBe('grey'),
  );
});
