import { expect, it } from 'vitest';
import { compileSite } from '../compile-site.ts';
import { changed, problemsOf, warningsOf } from '../complete-config.fixture.ts';

it.each([
  ['layout.left[0]', 'skillz', "Did you mean 'skills'?"],
  ['layout.phone[0]', 'blog', "Did you mean 'articles'?"],
  ['layout.right[0]', 'educations', "Did you mean 'education'?"],
  ['layout.wide[0]', 'xyzzy', 'from the page’s address'],
  ['layout.left[0]', 'profile', 'stays at the top. Remove it.'],
  ['layout.left', 'skills, details', "['skills', 'details']"],
])('%s: %s is told with what to do', (path, value, message) => {
  expect(problemsOf(changed(path, value))).toEqual([{ path, message: expect.stringContaining(message) }]);
});

it.each([
  ['layout.left[1]', { left: ['skills', 'skills'] }],
  ['layout.wide[0]', { left: ['skills'], wide: ['skills'] }],
])('%s is told when the section has a place already', (path, layout) => {
  const message = expect.stringContaining('the 1st entry of layout.left already');
  expect(problemsOf(changed('layout', layout))).toEqual([{ path, message }]);
});

it('a section may be named for the columns and for one column', () => {
  expect(problemsOf(changed('layout', { left: ['skills'], phone: ['skills'] }))).toEqual([]);
});

it('a section that is not on the page is a warning: it may come back', () => {
  expect(warningsOf(changed('layout', { left: ['skills', 'publications'] }))).toEqual([
    {
      path: 'layout.left[1]',
      message:
        "Found the text 'publications', a section that is not on the page. Switch `publications` on or fill it, or remove it here.",
    },
  ]);
});

const own = (id: string) => ({ id, header: 'Werte', text: 'Ich bin da.' });

it.each([
  ['id', 'Über mich', "Write 'ueber-mich'."],
  ['id', 'skills', 'which is a section that the page has anyway'],
  ['id', 'main', 'The page has a place of this name already.'],
  ['icon', 'Handshake', "mean 'handshake'?"],
  ['text', undefined, 'Add `text`'],
])('of the owner’s own sections the %s %s is told', (field, value, message) => {
  expect(problemsOf(changed('customSections', [{ ...own('werte'), [field]: value }]))).toEqual([
    { path: `customSections[0].${field}`, message: expect.stringContaining(message) },
  ]);
});

it('two sections of the owner’s own need two ids, and may be placed by them', () => {
  const twice = changed('customSections', [own('werte'), own('werte')]);
  expect(problemsOf(twice)).toEqual([
    {
      path: 'customSections[1].id',
      message: expect.stringContaining('is the `id` of the 1st custom section already'),
    },
  ]);
  const placed = { ...changed('customSections', [own('werte')]), layout: { left: ['werte'] } };
  expect(problemsOf(placed)).toEqual([]);
  expect(problemsOf({ ...placed, layout: { left: ['wertte'] } })[0]?.message).toContain(
    "Did you mean 'werte'?",
  );
});

it('what a text of one’s own may not show is a warning, and a picture that is not there a mistake', () => {
  const section = { ...own('werte'), text: 'Ein <video></video> und ![ein Bild](images/fehlt.svg)' };
  const compiled = compileSite(changed('customSections', [section]), { files: [] });
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
