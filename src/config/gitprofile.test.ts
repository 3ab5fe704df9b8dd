import { expect, it } from 'vitest';
import { compileSite } from './compile-site.ts';

/** A configuration with the fields and habits of gitprofile: blank templates, null, numbers for years, `''` for "off". */
const pasted = {
  github: { username: 'octocat' },
  base: '/gitprofile/',
  projects: {
    github: {
      mode: 'automatic',
      automatic: { sortBy: 'stars', limit: 8, exclude: { forks: false, projects: [] } },
      manual: { projects: ['octocat/Hello-World', 'Spoon-Knife'] },
    },
    external: {
      header: 'My Projects',
      projects: [
        { title: 'Shop', description: 'A shop.', link: 'https://example.com' },
        { title: '', description: '', imageUrl: null, link: '' },
      ],
    },
  },
  seo: { title: 'Portfolio of Octo Cat', description: '', imageURL: '' },
  social: { linkedin: 'octo-cat', x: '@octocat', facebook: '', skype: undefined },
  resume: { fileUrl: '' },
  skills: ['PHP', '', 'CSS'],
  experiences: [
    { company: 'Example', position: 'Engineer', from: 'September 2021', to: 'Present', companyLink: '' },
    { company: '', position: '', from: '', to: '' },
  ],
  certifications: [{ name: 'Lorem', body: 'Ipsum', year: 2022, link: 'https://example.com' }],
  educations: [{ institution: 'School', degree: 'Degree', from: 2015, to: 2019 }],
  publications: [{ title: '', conferenceName: '', journalName: '', authors: '', link: '', description: '' }],
  blog: { source: 'dev', username: '', limit: 2 },
  googleAnalytics: { id: '' },
  hotjar: { id: '', snippetVersion: 6 },
  themeConfig: {
    defaultTheme: 'lofi',
    themes: ['light', 'dark', 'lofi', 'custom'],
    customTheme: { primary: '#fc055b', 'base-100': '#E3E3ED', '--rounded-box': '3rem' },
  },
  footer: `Made with <a class="text-primary" href="https://example.com" target="_blank" rel="noreferrer">Example</a> and ❤️`,
  enablePWA: true,
};

it('A configuration of gitprofile is understood as it is', () => {
  const compiled = compileSite(pasted);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const { site } = compiled;
  expect(site).toMatchObject({
    base: '/gitprofile/',
    skills: ['PHP', 'CSS'],
    certifications: [{ year: '2022' }],
    educations: [{ from: '2015', to: '2019' }],
    projects: { github: { manual: { projects: ['octocat/Hello-World', 'octocat/Spoon-Knife'] } } },
    publications: [],
    blog: { display: false, limit: 2 },
    hotjar: { snippetVersion: 6 },
    themeConfig: { themes: ['light', 'dark', 'lofi', 'custom'], customTheme: pasted.themeConfig.customTheme },
  });
  expect(site.experiences).toHaveLength(1);
  expect(site.projects.external.projects).toHaveLength(1);
  expect(site.googleAnalytics.id).toBeUndefined();
  expect(site.hotjar.id).toBeUndefined();
  expect(site.resume.fileUrl).toBeUndefined();
  expect(site.footer).toContain(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">Example</a>',
  );
});
