/** Configurations as owners of gitprofile have them, by their shape; every word and name is invented. */
export const shapes = {
  /** The older format, with comments, a template string and what a template leaves behind. */
  older: {
    github: {
      username: 'mira-kuehn', // Your GitHub org/user name. (Required)
      sortBy: 'updated', // stars | updated
      limit: 10,
      exclude: { forks: true, projects: ['old-notes', 'mira-kuehn/drafts'] },
    },
    social: {
      linkedin: 'https://www.linkedin.com/in/mira-kuehn-5512/',
      twitter: '@mira_kuehn',
      mastodon: 'https://norden.social/@mira',
      facebook: '',
      skype: '',
      dev: 'arifszn',
      github: 'https://github.com/mira-kuehn',
      leetcode: 'mirak',
      wiki: 'https://wiki.example.org/Mira',
      stackoverflow: '77/mira',
      website: 'www.mira-kuehn.dev',
      phone: 494611234567,
      email: 'mailto:mira@kuehn.dev',
    },
    resume: { fileUrl: 'resume.pdf' },
    skills: ['Go', '', 'Rust', null, 'C<T> & C++'],
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
        to: 'August 2021',
        companyLink: 'https://example.com',
      },
    ],
    education: [{ institution: 'Seefahrtschule', degree: 'Kapitänin', from: 2011, to: 2015 }],
    certifications: [
      { name: 'Funkzeugnis', body: 'Bundesamt', year: 2016, link: 'https://bundesamt.example.org/1' },
    ],
    externalProjects: [
      {
        title: 'Wasserstand',
        description: `Pegel
            seit 2024`,
        image_url: './pegel.png',
        html_url: 'https://pegel.example.org',
      },
      {
        title: 'Project Name',
        description: 'Lorem ipsum dolor sit amet',
        imageUrl: 'https://via.placeholder.com/250x250',
        link: 'https://example.com',
      },
    ],
    blog: { source: 'dev', username: 'mirak', limit: 0 },
    googleAnalytics: { id: '' },
    hotjar: { id: '', snippetVersion: 6 },
    themeConfig: {
      default: 'lemonade',
      disableSwitch: false,
      respectPrefersColorScheme: true,
      hideAvatarRing: false,
      themes: ['lofi', 'Lemonade', 'procyon'],
      customTheme: {
        primary: '#fc055b',
        secondary: '#219aaf',
        accent: '#e8d03a',
        neutral: '#2A2730',
        'base-100': '#E3E3ED',
        '--rounded-box': '3rem',
        '--rounded-btn': '3rem',
      },
    },
    footer: `Made with <a
          class="text-primary" href="https://github.com/arifszn/gitprofile"
          target="_blank"
          rel="noreferrer"
        >GitProfile</a> and ❤️`,
  },
  /** The newest format in TypeScript, with the fields that are empty in every template. */
  newest: {
    github: { username: 'anselm' },
    base: '/portfolio/',
    projects: {
      github: {
        display: true,
        header: "Anselm's work",
        mode: 'manual',
        automatic: { sortBy: 'pinned', limit: 8, exclude: { forks: false, projects: [] } },
        manual: {
          projects: [
            'anselm/tides',
            { repo: 'harbour/lights', description: 'Lights of a harbour, in Rust.' },
            'arifszn/gitprofile',
          ],
        },
      },
      external: {
        header: 'Class projects',
        projects: [
          { title: 'Water sorter', description: 'Sorts water.', imageUrl: '', link: '' },
          { title: 'Buoys', imageUrl: '/portfolio/images/buoy.png', link: 'buoys.example.org/app' },
        ],
      },
    },
    seo: { title: 'Anselm at sea', description: 'Everything about buoys.', imageURL: 'missing.png' },
    social: {
      linkedin: 'Anselm von See',
      twitter: '',
      mastodon: '',
      skype: '',
      telegram: '',
      email: 'anselm',
      phone: '+49 461 1234567',
    },
    resume: { fileUrl: 'https://www.w3.org/WAI/ER/tests/xhtml/testfiles/resources/pdf/dummy.pdf' },
    skills: ['Python', 'C/C++'],
    experiences: [
      { company: '바다 컴퍼니', position: 'Researcher', from: 'MAY 2024', to: 'Present', companyLink: '' },
      { company: '', position: '', from: '', to: '' },
    ],
    certifications: [{ name: 'Diving', body: 'Harbour school', year: 'Class of 2021', link: 'PENDING' }],
    educations: [
      { institution: 'Kaiho University', degree: 'BSc', major: 'Oceanography', from: '2017', to: '' },
    ],
    publications: [
      {
        title: 'On buoys',
        conferenceName: '',
        journalName: 'Sea Letters',
        authors: '<strong>A. See</strong>, B. Land',
        link: '',
        description: 'Why they float.',
      },
      { title: '', conferenceName: '' },
    ],
    blog: { source: 'medium', username: 'arifszn', limit: 2 },
    hotjar: { id: '2617601', snippetVersion: 6 },
    themeConfig: {
      defaultTheme: 'procyon',
      disableSwitch: true,
      displayAvatarRing: false,
      themes: ['light', 'procyon'],
      customTheme: {
        primary: '#0b1121',
        secondary: '#219aaf',
        accent: '#32ade3',
        neutral: '#fffffff',
        'base-100': '#E3E3ED',
        '--rounded-btn': '3rem',
        '--animation-btn': '0.5s',
      },
    },
    footer: '© 2024 Anselm. Made with <a href="https://github.com/arifszn/gitprofile">GitProfile</a> and ❤️',
    enablePWA: true,
  },
  /** A fork with fields of its own, and some in the wrong place. */
  fork: {
    github: { username: 'https://github.com/nilufar/', sponsorship: true },
    biography: 'نیلوفر، مهندس نرم‌افزار',
    githubGraph: true,
    game: { display: true },
    donation: { embed: 'nilufar', colorScheme: 'dark' },
    backgrounds: ['dots', 'waves'],
    hobbies: ['Reading', 'Chess at night'],
    publicKey: { fileUrl: 'https://keys.example.org/nilufar' },
    personalProjects: [{ title: 'Night bus', description: 'Timetables.', link: 'https://bus.example.org' }],
    workingOn: [{ name: 'Lanterns', bulletpoints: ['Solar', 'Cheap to build'] }],
    externalProjects: [{ title: 'Maps', description: 'Of the night.', link: 'https://maps.example.org' }],
    skills: [
      { category: 'Backend', items: ['Go', 'Rust'] },
      { name: 'SQL', level: 80 },
    ],
    experiences: [
      {
        company: 'Sitara',
        position: 'Lead',
        link: 'https://sitara.example.org',
        bulletpoints: ['Built the grid', 'Led five people'],
      },
    ],
    certifications: [{ name: 'Grid', body: 'Board', year: 'Sep - Dec, 2023' }],
    publications: [{ title: 'Light', description: 'Of **stars**' }],
    bblog: { source: 'dev', username: '', limit: 2 },
    themeConfig: {
      defaultTheme: 'lite',
      randomizeThemeOnLoad: true,
      hideAvatarRing: true,
      certifications: [{ name: 'Never shown' }],
      educations: [
        { institution: 'School of Herat', degree: 'Diploma', from: 'August 2020', to: 'May 2024' },
      ],
    },
    footer: 'By <b>Nilufar</b>',
  },
  /** Values of other types, addresses of any kind, blanks and twice the same key. */
  odd: {
    github: {
      username: ' jo_acme ',
      limit: '6',
      sortBy: 'committer-date',
      exclude: { forks: true, projects: 'one, jo_acme/ two' },
    },
    base: 'site',
    social: {
      telegram: 'https://t.me/jo/',
      youtube: '@jo',
      discord: 'jo#1',
      reddit: null,
      hackerrank: '@jo',
      LinkedIn: 'in/jo/',
      mail: 'jo@acme.example',
      googleScholar: 'AbC',
      kaggle: { url: 'https://www.kaggle.com/jo' },
      x: 'https://twitter.com/jo',
    },
    skills: ['First', 'Second', 'Third', 4],
    experiences: [
      { company: 'Grün', companyLink: '#', position: 'Dev', from: 'Ovtober 2023', to: () => 'today' },
      {
        company: 'Grün',
        position: 'Intern',
        from: 2019,
        to: 'Juin 2020',
        companyLink: 'javascript:alert(1)',
      },
      'Freelance',
    ],
    educations: { institution: 'Only one', degree: ['BA', 'MA'] },
    externalProjects: [
      { description: 'No title at all', link: '' },
      { title: 'Photo', imageUrl: '/src/assets/photo.jpg', link: 'https://user:pass@secret.example.org' },
      { title: 'Pixel', imageUrl: 'data:image/png;base64,iVBORw0KGgo=', link: 'http://a b.example.org/x y' },
    ],
    publications: [{ title: 'P', year: 2020 }],
    blog: { source: 'notebook', username: 'jo' },
    googleAnalytics: { id: 'G-XXXXXXXXXX' },
    hotjar: { id: 'my id' },
    themeConfig: { defaultTheme: 'Nord', themes: ['mine', 'nord'] },
    footer: ['a', 'b'],
    seo: { title: 'Jo\u202e', description: '' },
  },
} as const;

export type Shape = keyof typeof shapes;
