import { expect, it } from 'vitest';
import { siteOf } from './site.fixture.ts';

/** The habits of gitprofile's configurations: blank templates, null, numbers for years, classes, `''` for "off". */
const pasted = {
  github: { username: 'octocat' },
  projects: {
    github: { mode: 'manual', manual: { projects: ['octocat/Hello-World', 'Spoon-Knife'] } },
    external: {
      projects: [
        { title: 'Shop', link: 'https://example.com' },
        { title: '', description: '', imageUrl: null, link: '' },
      ],
    },
  },
  seo: { title: 'Portfolio of Octo Cat', description: '', imageURL: '' },
  social: { linkedin: 'octo-cat', x: '@octocat', facebook: '', skype: undefined },
  resume: { fileUrl: '' },
  experiences: [
    { company: 'Example', position: 'Engineer', from: 'September 2021', to: 'Present', companyLink: '' },
    { company: '', position: '', from: '', to: '' },
  ],
  certifications: [{ name: 'Lorem', body: 'Ipsum', year: 2022, link: 'https://example.com' }],
  publications: [{ title: '', conferenceName: '', journalName: '', authors: '', link: '', description: '' }],
  blog: { source: 'dev', username: '', limit: 2 },
  googleAnalytics: { id: '' },
  hotjar: { id: '', snippetVersion: 6 },
  themeConfig: {
    themes: ['light', 'custom'],
    customTheme: { primary: '#fc055b', 'base-100': '#E3E3ED', '--rounded-box': '3rem' },
  },
  footer: 'Made with <a class="text-primary" href="https://example.com" rel="noreferrer">Example</a> and ❤️',
};

it('A configuration of gitprofile is understood as it is', () => {
  const site = siteOf(pasted as Parameters<typeof siteOf>[0]);
  expect(site).toMatchObject({
    certifications: [{ year: '2022' }],
    experiences: [{ company: 'Example' }],
    projects: {
      github: { manual: { projects: ['octocat/Hello-World', 'octocat/Spoon-Knife'] } },
      external: { projects: [{ title: 'Shop' }] },
    },
    publications: [],
    blog: { display: false, limit: 2 },
    themeConfig: { themes: ['light', 'custom'], customTheme: pasted.themeConfig.customTheme },
    footer: expect.stringContaining(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">',
    ),
  });
  expect([site.googleAnalytics.id, site.hotjar.id, site.resume.fileUrl]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
