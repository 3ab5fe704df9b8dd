import { describe, expect, it } from 'vitest';
import { serviceCategoryTone, statusTone } from '../../model/badge-tone.ts';
import { serviceIcon, serviceIconKeys } from '../../model/offer.ts';
import { compileSite } from '../compile-site.ts';
import config from '../complete-config.fixture.ts';
import { knownStatuses } from '../fields/projects.ts';
import { knownCategories } from '../fields/services.ts';

function warningsOf(change: object): [path: string, message: string][] {
  const result = compileSite({ ...config, ...change });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.warnings.map(({ path, message }) => [path, message]);
}

const services = (service: object) => ({ services: { display: true, list: [{ name: 'X', ...service }] } });
const secret = (project: object) => ({
  projects: { private: { display: true, projects: [{ name: 'X', ...project }] } },
});

describe('The owner is warned of', () => {
  it.each<[string, object, string, string]>([
    [
      'a blog that nobody can read',
      { blog: { username: 'a', source: 'wordpress' } },
      'blog.source',
      'the blog is not shown',
    ],
    [
      'colours that are not on the list of themes',
      { themeConfig: { themes: ['light', 'dark'], customTheme: { primary: 'teal' } } },
      'themeConfig.customTheme',
      "Add 'custom' to `themes`",
    ],
    [
      'colours that cannot be chosen',
      { themeConfig: { disableSwitch: true, customTheme: { primary: 'teal' } } },
      'themeConfig.customTheme',
      "`defaultTheme: 'custom'`",
    ],
    ['a feed without its address', { blog: { source: 'feed' } }, 'blog.url', 'Add the address of the feed'],
    [
      'the address of a feed that is not read',
      { blog: { username: 'a', url: 'https://blog.example/feed.xml' } },
      'blog.source',
      "Write `source: 'feed'`",
    ],
    ['a misspelt blog', { blog: { username: 'a', source: 'dev.to' } }, 'blog.source', "Did you mean 'dev'?"],
    [
      'more articles than there are',
      { blog: { username: 'a', limit: 20 } },
      'blog.limit',
      'Write 10 or less.',
    ],
    [
      'a site that is served elsewhere',
      { seo: { url: 'https://octocat.github.io/portfolio' } },
      'seo.url',
      "Write 'https://octocat.github.io', or set base to '/portfolio/'.",
    ],
    [
      'an unknown icon',
      services({ icon: 'rocket' }),
      'services.list[0].icon',
      "the one of 'consulting' is shown",
    ],
    ['a misspelt icon', services({ icon: 'fire-wall' }), 'services.list[0].icon', "Did you mean 'firewall'?"],
    [
      'a misspelt category',
      services({ category: 'Infrastruktur' }),
      'services.list[0].category',
      "Did you mean 'Infrastructure'?",
    ],
    [
      'a misspelt status',
      secret({ status: 'abgeschlossen' }),
      'projects.private.projects[0].status',
      "Did you mean 'Abgeschlossen'?",
    ],
    [
      'services without a switch',
      { services: { list: [{ name: 'X' }] } },
      'services.display',
      'Add `display: true`',
    ],
    [
      'private projects without a switch',
      { projects: { private: { projects: [{ name: 'X' }] } } },
      'projects.private.display',
      'Add `display: true`',
    ],
    [
      'a list of repositories without its mode',
      { projects: { github: { manual: { projects: ['a/b'] } } } },
      'projects.github.mode',
      "Add `mode: 'manual'`",
    ],
    [
      'an entry that is dropped',
      { publications: [{ title: 'A' }, { authors: 'B' }] },
      'publications[1]',
      'Found an entry without title: it is not shown.',
    ],
    [
      'an unusual analytics id',
      { googleAnalytics: { id: '12345' } },
      'googleAnalytics.id',
      "such as 'G-ABC123DEF4'",
    ],
    [
      'an account at Stack Overflow without its number',
      { social: { stackoverflow: 'max' } },
      'social.stackoverflow',
      "such as '1/jeff-atwood'",
    ],
    [
      'a picture that browsers block',
      { profile: { avatar: 'http://a.de/a.png' } },
      'profile.avatar',
      "Write 'https://a.de/a.png'",
    ],
    [
      'an element taken out of the footer',
      { footer: 'A<iframe src="https://a.de">' },
      'footer',
      'Found <iframe>, which is not shown. Remove it.',
    ],
  ])('%s', (_, change, path, message) => {
    expect(warningsOf(change)).toEqual([[path, expect.stringContaining(message)]]);
  });
});

describe('The owner is not warned of', () => {
  it.each<[string, object]>([
    ['words of their own', { ...services({ category: 'Schulung' }), ...secret({ status: 'Im Test' }) }],
    ['what is switched off on purpose', { services: { display: false, list: [{ name: 'X' }] } }],
    ['ids of every usual kind', { googleAnalytics: { id: 'GT-ABC1234' } }],
    ['entries that are empty', { publications: [{ title: '', link: null }, null] }],
    [
      'a site that is served where it says',
      { base: '/portfolio/', seo: { url: 'https://octocat.github.io/portfolio' } },
    ],
    ['links without encryption', { resume: { fileUrl: 'http://a.de/cv.pdf' } }],
  ])('%s', (_, change) => {
    expect(warningsOf(change)).toEqual([]);
  });
});

describe('The words that have a meaning here have one on the page:', () => {
  it.each(knownStatuses)('the status %s', (status) => expect(statusTone(status)).not.toBe('neutral'));
  it.each(knownCategories)('the category %s', (category) =>
    expect(serviceCategoryTone(category)).not.toBe('grey'),
  );
  it.each(serviceIconKeys)('the icon %s', (key) => expect(serviceIcon(key)).toBe(`service-${key}`));
});
