import { expect, test } from 'vitest';
import { compileSite } from '../../../config/compile-site.ts';
import { configBlocks, importResume } from './import-resume.ts';

interface Shape {
  resume: object;
  config: object;
  leftOut: string[];
}

/** Written as programs and people do. */
const shapes: Record<string, Shape> = {
  'of version 1': {
    resume: {
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        image: 'https://anna.example/me.jpg',
        location: { address: 'Weg 1', city: 'Köln' },
        profiles: [
          { network: 'Twitter', username: 'anna', url: 'https://twitter.com/anna' },
          { network: 'SoundCloud', username: 'anna', url: 'https://soundcloud.example/anna' },
          { network: 'ICQ', username: '12345' },
        ],
      },
      work: [{ name: 'Muster AG', location: 'Köln', summary: 'Leitung.', highlights: ['Gründung', 'Umzug'] }],
      volunteer: [{ organization: 'Tafel', position: 'Fahrerin' }, { organization: 'Chor' }],
      education: [{ area: 'Informatik', studyType: 'Bachelor', endDate: '2013', score: '4.0' }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Docker' }],
      languages: [{ language: 'English', fluency: 'Native speaker' }],
      projects: [
        {
          name: 'Dienst',
          entity: 'Muster Versicherung AG',
          startDate: '2019-01-01',
          endDate: '2021-12',
          url: 'https://a.example',
        },
        { name: 'Spiel', description: 'Zum Vergnügen.', url: 'spiel.example/start' },
      ],
      meta: { version: 'v1.0.0' },
    },
    config: {
      profile: { location: 'Köln', avatar: 'https://anna.example/me.jpg' },
      social: {
        x: 'https://twitter.com/anna',
        links: [{ label: 'SoundCloud', link: 'https://soundcloud.example/anna' }],
      },
      skills: [{ group: 'Web', list: ['HTML', 'CSS'] }, 'Docker'],
      experiences: [{ company: 'Muster AG', description: 'Leitung. Gründung Umzug' }],
      engagements: [
        { from: '2019-01', to: '2021-12', title: 'Dienst', clientName: 'Muster Versicherung AG' },
      ],
      projects: {
        external: {
          projects: [{ title: 'Spiel', description: 'Zum Vergnügen.', link: 'https://spiel.example/start' }],
        },
      },
      spokenLanguages: [{ name: 'English', level: 'Muttersprache' }],
      educations: [{ degree: 'Bachelor Informatik', to: '2013' }],
    },
    leftOut: [
      "basics.location.address: 'Weg 1'",
      "basics.profiles[].network: 'ICQ'",
      "basics.profiles[].username: '12345'",
      "work[].location: 'Köln'",
      "volunteer[].organization: 'Tafel', 'Chor'",
      "volunteer[].position: 'Fahrerin'",
      "education[].score: '4.0'",
      "skills[].level: 'Master'",
      "projects[].url: 'https://a.example'",
    ],
  },
  'of version 0': {
    resume: {
      basics: { name: 'A', picture: 'http://a.example/a.png', website: 'http://a.example' },
      work: [{ company: 'Muster GmbH', website: 'http://a.example', startDate: '2013-01-01', endDate: null }],
      publications: [{ name: 'Buch', releaseDate: '2014-10-01', website: 'http://verlag.example' }],
      languages: [{ name: 'Deutsch', level: 'C2' }],
      interests: [{ name: 'Tiere', keywords: ['Frettchen', 'Einhörner'] }],
    },
    config: {
      profile: { name: 'A', avatar: 'http://a.example/a.png' },
      social: { website: 'http://a.example' },
      experiences: [
        { company: 'Muster GmbH', companyLink: 'http://a.example', from: '2013-01', to: 'heute' },
      ],
      spokenLanguages: [{ name: 'Deutsch', level: 'C2' }],
      publications: [{ title: 'Buch', link: 'http://verlag.example' }],
    },
    leftOut: [
      "publications[].releaseDate: '2014-10-01'",
      "interests[].name: 'Tiere'",
      "interests[].keywords[]: 'Frettchen', 'Einhörner'",
    ],
  },
  'with dates in words, as exported from LinkedIn, and in numbers': {
    resume: {
      work: [
        { name: 'A', startDate: 'Jan 2020', endDate: 'Present' },
        { name: 'B', startDate: 'September 2017', endDate: '01.03.2019' },
        { name: 'C', startDate: '03/2012', endDate: 'till date' },
        { name: 'D', startDate: '2010-05-01T00:00:00.000Z', isCurrent: true },
        { name: 'E', startDate: 'seit 2009', endDate: 'heute' },
        { name: 'F', startDate: 2003, endDate: 2004 },
      ],
      projects: [
        { name: 'P', startDate: 'Mai 2020', endDate: 'Present' },
        { name: 'Q', startDate: 2005, endDate: 2006 },
      ],
      skills: [{ name: 'Python', rating: 5 }],
    },
    config: {
      experiences: [
        { company: 'A', from: '2020-01', to: 'heute' },
        { company: 'B', from: '2017-09', to: '2019-03' },
        { company: 'C', from: '2012-03', to: 'heute' },
        { company: 'D', from: '2010-05', to: 'heute' },
        { company: 'E', from: '2009', to: 'heute' },
        { company: 'F', from: '2003', to: '2004' },
      ],
      engagements: [
        { from: '2020-05', to: 'heute', title: 'P' },
        { from: '2005', to: '2006', title: 'Q' },
      ],
      skills: ['Python'],
    },
    leftOut: ["skills[].rating: '5'"],
  },
  'with accounts by their address alone': {
    resume: {
      basics: {
        profiles: [
          { url: 'https://github.com/anna' },
          { network: 'GitHub', url: 'https://github.com/anna-ag' },
          { network: 'Linkedin', url: 'linkedin.com/in/anna-probe' },
          { network: 'Stack Overflow', username: '1/anna' },
          { network: 'Stack Overflow', username: '2/anna' },
          { url: 'https://www.xing.com/profile/Anna_Probe' },
          { network: 'Mastodon', url: 'https://social.example/@anna' },
          { network: 'Links', url: 'https://links.example/anna' },
          { url: 'https://dev.to/anna' },
        ],
      },
    },
    config: {
      github: { username: 'anna' },
      social: {
        linkedin: 'https://linkedin.com/in/anna-probe',
        stackoverflow: '1/anna',
        xing: 'https://www.xing.com/profile/Anna_Probe',
        mastodon: 'anna@social.example',
        dev: 'https://dev.to/anna',
        links: [
          { label: 'GitHub', link: 'https://github.com/anna-ag' },
          { label: 'Links', link: 'https://links.example/anna' },
        ],
      },
    },
    leftOut: ["basics.profiles[].network: 'Stack Overflow'", "basics.profiles[].username: '2/anna'"],
  },
  'with names in the place of blocks, and markup': {
    resume: {
      basics: { summary: 'Was ich <b>tue</b> &amp; kann.\n\nSeit langem.', location: 'Jakarta, Indonesia' },
      skills: ['Python', 'Go'],
      languages: ['Deutsch C2'],
      work: {},
      awards: null,
    },
    config: {
      profile: { bio: 'Was ich tue & kann. Seit langem.', location: 'Jakarta, Indonesia' },
      skills: ['Python', 'Go'],
      spokenLanguages: [{ name: 'Deutsch C2' }],
    },
    leftOut: [],
  },
  'of which nothing fits': {
    resume: { basics: { fullName: 'Anna' } },
    config: {},
    leftOut: ["basics.fullName: 'Anna'"],
  },
};

test.each(Object.entries(shapes))(
  'A resume %s is imported, and what was left out is listed',
  (_, { resume, config, leftOut }) => {
    expect(importResume(resume)).toEqual({ config, leftOut });
  },
);

test('The blocks say which entries are to be corrected, such as years without a month, and which were left out, and whole ones compile', () => {
  expect(configBlocks({ languages: ['Klingonisch'], awards: [{ title: 'Pokal\n1' }] })).toMatch(
    /To be corrected:\n.*spokenLanguages\[0\]\.level.*\n\n.*Left out of the resume:\n {2}\/\/ awards\[\]\.title: 'Pokal 1'$/s,
  );
  const { config } = importResume(shapes['with accounts by their address alone']?.resume);
  expect(compileSite(config)).toHaveProperty('site');
  const projects = [{ name: 'A', startDate: '2020', endDate: 2021 }];
  expect(configBlocks({ projects })).toMatch(
    /from: '2020'.*To be corrected:.*engagements\[0\]\.from: .*'2020-01'.*engagements\[0\]\.to: .*'2021-12'/s,
  );
  expect(() => configBlocks([])).toThrow(/must be an object/);
  expect(() => configBlocks({ github: { username: 'anna' } })).toThrow(/call it gitprofile\.config\.ts/);
});
