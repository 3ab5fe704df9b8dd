import { expect, it } from 'vitest';
import { compileSite } from '../compile-site.ts';
import { changed, problemsOf, warningsOf } from '../complete-config.fixture.ts';

it.each([
  ['an unknown section', ['layout'], { left: ['skillz'] }, 'layout.left[0]', "Did you mean 'skills'?"],
  [
    'a block of the configuration',
    ['layout'],
    { phone: ['blog'] },
    'layout.phone[0]',
    "Did you mean 'articles'?",
  ],
  [
    'a section named as its list',
    ['layout'],
    { right: ['educations'] },
    'layout.right[0]',
    "Did you mean 'education'?",
  ],
  ['what nobody can mean', ['layout'], { wide: ['xyzzy'] }, 'layout.wide[0]', 'from the page’s address'],
  [
    'what stays at the top',
    ['layout'],
    { left: ['profile'] },
    'layout.left[0]',
    'stays at the top. Remove it.',
  ],
  [
    'one section twice in a list',
    ['layout'],
    { left: ['skills', 'skills'] },
    'layout.left[1]',
    'the 1st entry of layout.left already',
  ],
  [
    'one section in two columns',
    ['layout'],
    { left: ['skills'], wide: ['skills'] },
    'layout.wide[0]',
    'the 1st entry of layout.left already',
  ],
  [
    'a text in place of a list',
    ['layout', 'left'],
    'skills, details',
    'layout.left',
    "['skills', 'details']",
  ],
])('%s is told with its place and what to do', (_, path, value, place, message) => {
  const [problem, ...others] = problemsOf(changed(path, value));
  expect(others).toEqual([]);
  expect(problem).toEqual({ path: place, message: expect.stringContaining(message) });
});

it('a section may be named for the columns and for one column', () => {
  expect(problemsOf(changed(['layout'], { left: ['skills'], phone: ['skills'] }))).toEqual([]);
});

it('a section that is not on the page is a warning: it may come back', () => {
  expect(warningsOf(changed(['layout'], { left: ['skills', 'publications'] }))).toEqual([
    {
      path: 'layout.left[1]',
      message:
        "Found the text 'publications', a section that is not on the page. Switch `publications` on or fill it, or remove it here.",
    },
  ]);
});

const own = (id: string) => ({ id, header: 'Werte', text: 'Ich bin da.' });

it.each([
  ['an id that is no address', { ...own('Über mich') }, 'customSections[0].id', "Write 'ueber-mich'."],
  [
    'an id of a section',
    own('skills'),
    'customSections[0].id',
    'which is a section that the page has anyway',
  ],
  ['an id of the page', own('main'), 'customSections[0].id', 'The page has a place of this name already.'],
  [
    'an icon that nobody has drawn',
    { ...own('werte'), icon: 'Handshake' },
    'customSections[0].icon',
    "mean 'handshake'?",
  ],
  ['a section without a text', { id: 'werte', header: 'Werte' }, 'customSections[0].text', 'Add `text`'],
])('of the owner’s own sections %s is told', (_, section, path, message) => {
  expect(problemsOf(changed(['customSections'], [section]))).toEqual([
    { path, message: expect.stringContaining(message) },
  ]);
});

it('two sections of the owner’s own need two ids, and may be placed by them', () => {
  const twice = changed(['customSections'], [own('werte'), own('werte')]);
  expect(problemsOf(twice)).toEqual([
    {
      path: 'customSections[1].id',
      message: expect.stringContaining('is the `id` of the 1st custom section already'),
    },
  ]);
  const placed = { ...Object(changed(['customSections'], [own('werte')])), layout: { left: ['werte'] } };
  expect(problemsOf(placed)).toEqual([]);
  expect(problemsOf({ ...placed, layout: { left: ['wertte'] } })[0]?.message).toContain(
    "Did you mean 'werte'?",
  );
});

it('what a text of one’s own may not show is a warning, and a picture that is not there a mistake', () => {
  const section = { ...own('werte'), text: 'Ein <video></video> und ![ein Bild](images/fehlt.svg)' };
  const compiled = compileSite(changed(['customSections'], [section]), { files: [] });
  expect(compiled.warnings).toEqual([
    {
      path: 'customSections[0].text',
      message: expect.stringContaining('Found <video>, which is not shown.'),
    },
  ]);
  expect(compiled).toMatchObject({
    missing: expect.arrayContaining([
      {
        path: 'customSections[0].text',
        message: expect.stringContaining('There is no file public/images/fehlt.svg.'),
      },
    ]),
  });
});
