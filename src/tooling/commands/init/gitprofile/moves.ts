/** Where gitprofile's fields go. A list beside its target is appended; any other target that is taken stays. */
export const moves: readonly (readonly [from: string, to: string])[] = [
  // The older format.
  ['github.sortBy', 'projects.github.automatic.sortBy'],
  ['github.limit', 'projects.github.automatic.limit'],
  ['github.exclude', 'projects.github.automatic.exclude'],
  ['education', 'educations'],
  ['externalProjects', 'projects.external.projects'],
  ['social.twitter', 'social.x'],
  ['social.devto', 'social.dev'],
  ['themeConfig.default', 'themeConfig.defaultTheme'],
  // Forks.
  ['biography', 'profile.bio'],
  ['personalProjects', 'projects.external.projects'],
  ['workingOn', 'projects.external.projects'],
  ['apps', 'projects.external.projects'],
  ['games', 'projects.external.projects'],
  ['articles', 'projects.external.projects'],
  ['githubGraph', 'githubContributions.display'],
  // A bracket was closed too late.
  ['themeConfig.experiences', 'experiences'],
  ['themeConfig.certifications', 'certifications'],
  ['themeConfig.educations', 'educations'],
  ['themeConfig.publications', 'publications'],
];

/** Lists whose entries came from elsewhere and are shown together. */
export const appended = 'projects.external.projects';

/** Networks that have no field here: their name, and the address of an account without its name. */
export const furtherNetworks: Readonly<Record<string, readonly [label: string, home: string]>> = {
  geeksforgeeks: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  gfg: ['GeeksforGeeks', 'https://www.geeksforgeeks.org/user/'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  hackerrank: ['HackerRank', 'https://www.hackerrank.com/profile/'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/'],
  leetcode: ['LeetCode', 'https://leetcode.com/u/'],
};
