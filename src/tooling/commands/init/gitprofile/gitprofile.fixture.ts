/** Configurations as owners of gitprofile have them; every word and name is invented. */
export const shapes = {
  /** The older format, with what its template leaves behind. */
  older: {
    github: {
      username: 'mira-kuehn',
      sortBy: 'updated',
      limit: 10,
      exclude: { forks: true, projects: ['old-notes', 'mira-kuehn/drafts'] },
    },
    social: {
      linkedin: 'https://www.linkedin.com/in/mira-kuehn-5512/',
      twitter: '@mira_kuehn',
      facebook: '',
      dev: 'arifszn',
      github: 'https://github.com/mira-kuehn',
      leetcode: 'mirak',
      wiki: 'https://wiki.example.org/Mira',
      website: 'www.mira-kuehn.dev',
      phone: 494611234567,
      email: 'mailto:mira@kuehn.dev',
    },
    resume: { fileUrl: 'resume.pdf' },
    skills: ['Go', '', null, 'C<T> & C++'],
    experiences: [
      {
        company: 'Hafen & Söhne',
        position: 'Schlosserin',
        from: 'Octobre 2019',
        to: 'Present',
        companyLink: 'hafen-soehne.xyz',
      },
      {
        company: 'Company Name',
        position: 'Position',
        from: 'July 2019',
        companyLink: 'https://example.com',
      },
    ],
    education: [{ institution: 'Seefahrtschule', degree: 'Kapitänin', from: 2011, to: 2015 }],
    externalProjects: [
      {
        title: 'Wasserstand',
        description: `Pegel
            seit 2024`,
        image_url: './pegel.png',
        html_url: 'https://pegel.example.org',
      },
      { title: 'Project Name', description: 'Lorem ipsum dolor sit amet', link: 'https://example.com' },
    ],
    blog: { source: 'dev', username: 'mirak', limit: 0 },
    googleAnalytics: { id: '' },
    hotjar: { id: '', snippetVersion: 6 },
    themeConfig: {
      default: 'lemonade',
      hideAvatarRing: false,
      themes: ['lofi', 'Lemonade', 'procyon'],
      customTheme: { primary: '#fc055b', neutral: '#2A2730', '--rounded-btn': '3rem' },
    },
    footer: 'Made with <a href="https://github.com/arifszn/gitprofile">GitProfile</a> and ❤️',
  },
  /** The newest format, with fields that are empty in every template, and those of forks. */
  newest: {
    github: { username: 'https://github.com/anselm/', sponsorship: true },
    base: '/portfolio/',
    projects: {
      github: {
        display: true,
        header: "Anselm's work",
        mode: 'manual',
        automatic: { sortBy: 'pinned', limit: 8, exclude: { forks: false, projects: [] } },
        manual: {
          projects: ['anselm/tides', { repo: 'harbour/lights', description: 'Of a harbour.' }],
        },
      },
      external: {
        header: 'Class projects',
        projects: [
          { title: 'Water sorter', description: 'Sorts water.', imageUrl: '', link: '' },
          { title: 'Buoys', imageUrl: '/portfolio/images/buoy.png', link: 'buoys.example.org/app' },
          { description: 'No title at all', link: 'https://user:pass@secret.example.org' },
        ],
      },
    },
    seo: { title: 'Anselm at sea\u202e', description: '', imageURL: 'missing.png' },
    social: { linkedin: 'Anselm von See', skype: '', phone: '+49 461 1234567' },
    resume: { fileUrl: 'https://www.w3.org/WAI/ER/tests/xhtml/testfiles/resources/pdf/dummy.pdf' },
    skills: [{ category: 'Backend', items: ['Go', 'Rust'] }, { name: 'SQL', level: 80 }, 'C/C++'],
    experiences: [
      {
        company: '바다 컴퍼니',
        position: 'Researcher',
        from: 'MAY 2024',
        to: () => 'today',
        logo: 'sea.png',
      },
      { company: '', position: '', from: '', to: '' },
      { company: 'Sitara', from: 'Ovtober 2023', bulletpoints: ['Built the grid', 'Led five people'] },
      'Freelance',
    ],
    certifications: [{ name: 'Diving', body: 'Harbour school', year: 'Class of 2021', link: 'PENDING' }],
    educations: { institution: 'Kaiho University', degree: ['BA', 'MA'], from: '2017', to: '' },
    publications: [{ conferenceName: 'CHI', authors: '<b>A. See</b>, B. Land', doi: '10.1145/12345.678' }],
    blog: { username: '', limit: 2 },
    themeConfig: {
      defaultTheme: 'procyon',
      disableSwitch: true,
      themes: ['light', 'procyon', 'mine'],
      customTheme: { primary: 'rgba(11, 17, 33, 0.8)', accent: '#fffffff', '--animation-btn': '0.5s' },
    },
    biography: 'نیلوفر، مهندس نرم‌افزار',
    githubGraph: true,
    donation: { embed: 'nilufar', colorScheme: 'dark' },
    hobbies: ['Reading', 'Chess at night'],
    publicKey: { fileUrl: 'https://keys.example.org/nilufar' },
    workingOn: [{ name: 'Lanterns', bulletpoints: ['Solar.', 'Cheap to build.'] }],
    footer: 'By <b>Nilufar</b>',
    enablePWA: true,
  },
} as const;

export type Shape = keyof typeof shapes;
