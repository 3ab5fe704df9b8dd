/** Where gitprofile's fields go. A list beside its target is appended; any other target that is taken stays. */
export const moves: readonly (readonly [from: string, to: string])[] = [
  // The older format.
  ['github.sortBy', 'projects.github.automatic.sortBy'],
  ['github.limit', 'projects.github.automatic.limit'],
  ['github.exclude', 'projects.github.automatic.exclude'],
  ['education', 'educations'],
  ['certification', 'certifications'],
  ['experience', 'experiences'],
  ['publication', 'publications'],
  ['showcases', 'projects.external.projects'],
  ['externalProjects', 'projects.external.projects'],
  ['resume.fileName', 'resume.fileUrl'],
  ['social.twitter', 'social.x'],
  ['social.devto', 'social.dev'],
  ['themeConfig.default', 'themeConfig.defaultTheme'],
  ['githubUsername', 'github.username'],
  // Forks.
  ['name', 'profile.name'],
  ['bio', 'profile.bio'],
  ['biography', 'profile.bio'],
  ['about', 'profile.bio'],
  ['aboutMe', 'profile.bio'],
  ['avatar', 'profile.avatar'],
  ['location', 'profile.location'],
  ['github.name', 'profile.name'],
  ['github.bio', 'profile.bio'],
  ['github.avatar', 'profile.avatar'],
  ['github.location', 'profile.location'],
  ['personalProjects', 'projects.external.projects'],
  ['otherProjects', 'projects.external.projects'],
  ['workingOn', 'projects.external.projects'],
  ['apps', 'projects.external.projects'],
  ['games', 'projects.external.projects'],
  ['articles', 'projects.external.projects'],
  ['projects.personal', 'projects.external.projects'],
  ['githubGraph', 'githubContributions.display'],
  // A bracket was closed too late.
  ['themeConfig.experiences', 'experiences'],
  ['themeConfig.certifications', 'certifications'],
  ['themeConfig.educations', 'educations'],
  ['themeConfig.publications', 'publications'],
];

/** Lists whose entries came from elsewhere and are shown together. */
export const appended = 'projects.external.projects';

/** What the fields of entries are called here, by the list. Further words are those that messages know. */
export const entryFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experiences: {
    link: 'companyLink',
    url: 'companyLink',
    website: 'companyLink',
    title: 'position',
    role: 'position',
    name: 'company',
    organization: 'company',
  },
  certifications: {
    certLink: 'link',
    url: 'link',
    title: 'name',
    issuer: 'body',
    organization: 'body',
    date: 'year',
    ...{ logo: 'badge', imageUrl: 'badge', icon: 'badge' },
  },
  educations: { school: 'institution', university: 'institution', title: 'degree' },
  publications: {
    name: 'title',
    url: 'link',
    journal: 'journalName',
    conference: 'conferenceName',
    author: 'authors',
    ...{ doi: 'link', pdf: 'link', abstract: 'description' },
  },
  [appended]: {
    name: 'title',
    url: 'link',
    html_url: 'link',
    href: 'link',
    image: 'imageUrl',
    image_url: 'imageUrl',
    imageURL: 'imageUrl',
    thumbnail: 'imageUrl',
    ...{ img: 'imageUrl', logo: 'imageUrl', icon: 'imageUrl' },
    ...{
      demo: 'link',
      live: 'link',
      website: 'link',
      homepage: 'link',
      github: 'link',
      repo: 'link',
      source: 'link',
    },
    ...{ desc: 'description', summary: 'description', about: 'description' },
  },
};

/** Networks that have no field here: how they are called, and the address before the name. */
export const furtherNetworks: Readonly<Record<string, readonly [label: string, home: string]>> = {
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  codechef: ['CodeChef', 'https://www.codechef.com/users/'],
  codeforces: ['Codeforces', 'https://codeforces.com/profile/'],
  codepen: ['CodePen', 'https://codepen.io/'],
  gfg: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  geeksforgeeks: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  hackerrank: ['HackerRank', 'https://www.hackerrank.com/profile/'],
  hashnode: ['Hashnode', 'https://hashnode.com/@'],
  huggingface: ['Hugging Face', 'https://huggingface.co/'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/'],
  leetcode: ['LeetCode', 'https://leetcode.com/u/'],
  npm: ['npm', 'https://www.npmjs.com/~'],
  orcid: ['ORCID', 'https://orcid.org/'],
  pinterest: ['Pinterest', 'https://www.pinterest.com/'],
  scholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  tiktok: ['TikTok', 'https://www.tiktok.com/@'],
  twitch: ['Twitch', 'https://www.twitch.tv/'],
};

/** Blocks of which forks made a text or a list: the field that it fills. */
export const shortForms: Readonly<Record<string, string>> = {
  github: 'username',
  resume: 'fileUrl',
  googleAnalytics: 'id',
  hotjar: 'id',
};
