import { defineConfig } from './src/config/define-config.ts';

/**
 * Everything the page says about you. This is the only file you need to edit.
 *
 * Each block is a part of the page. Point at a field in your editor and it explains itself; leave out a block and it
 * is switched off or gets its defaults. `npm run dev` shows what you write while you write it, and names mistakes.
 *
 * This one belongs to Max Mustermann, who does not exist. His accounts and addresses are examples, too.
 */
export default defineConfig({
  // Your GitHub account: profile, contribution chart and repositories come from there.
  github: { username: 'octocat' },

  // Where the site is served: '/' on a domain of its own, '/repo/' on GitHub Pages.
  base: '/',

  // The card at the top. With name, bio and avatar all given, GitHub is not asked for the profile;
  // without `avatar` the card shows the picture of the GitHub account.
  profile: {
    name: 'Max Mustermann',
    role: 'IT-Berater und Entwickler',
    promise: 'IT, die läuft, zu Kosten, die Sie vorher kennen.',
    bio: 'Ich baue Webanwendungen, betreue Server und Netze und erkläre, was ich tue.',
    location: 'Musterstadt',
    avatar: 'images/portrait.svg',
  },

  // When you have time for a new client: a day such as '2026-01-15', 'sofort' or 'ausgebucht'.
  availability: {
    from: 'sofort',
    workload: '3 Tage pro Woche',
    places: ['Remote', 'Musterstadt'],
    travel: 'bundesweit, bis zu zwei Tage pro Woche',
    rate: 'ab 80€/Stunde',
  },

  // Where you can be found: each is a row in the details, and each network an icon in the card at the top.
  social: {
    linkedin: 'max-mustermann-example',
    x: 'mustermann_example',
    mastodon: 'max@social.max-mustermann.example',
    instagram: 'max.mustermann.example',
    youtube: 'max-mustermann-example',
    medium: 'max-mustermann-example',
    dev: 'max-mustermann-example',
    stackoverflow: '0/max-mustermann-example',
    telegram: 'mustermann_example',
    phone: '+49 30 23125 042',
    email: 'kontakt@max-mustermann.example',
  },

  // A second button beside the e-mail, such as to a calendar for appointments. It is a plain link.
  contact: { label: 'Termin vereinbaren', link: 'https://termine.max-mustermann.example' },

  // The tools you know. Well-known names get their icon.
  skills: [
    'TypeScript',
    'React',
    'Node.js',
    'Python',
    'PHP',
    'PostgreSQL',
    'Docker',
    'Kubernetes',
    'Linux',
    'Windows Server',
    'Microsoft Azure',
    'Proxmox',
    'PowerShell',
    'Git',
  ],

  // The chart of the last year on GitHub.
  githubContributions: { display: true },

  // Where you worked. Empty: the card is hidden.
  experiences: [],

  // What you are certified in.
  certifications: [
    {
      year: '2025',
      name: 'IT Support Professional Certificate',
      body: 'Google',
      link: 'https://www.coursera.org/professional-certificates/google-it-support',
      badge: 'images/certifications/it-support.svg',
    },
    {
      year: '2025',
      name: 'Cybersecurity Professional Certificate',
      body: 'Google',
      link: 'https://www.coursera.org/professional-certificates/google-cybersecurity',
      badge: 'images/certifications/cybersecurity.svg',
    },
    {
      year: '2025',
      name: 'Full Stack Software Developer Professional Certificate',
      body: 'IBM',
      link: 'https://www.coursera.org/professional-certificates/ibm-full-stack-cloud-developer',
      badge: 'images/certifications/full-stack.svg',
    },
    {
      year: '2025',
      name: 'DevOps and Software Engineering Professional Certificate',
      body: 'IBM',
      link: 'https://www.coursera.org/professional-certificates/devops-and-software-engineering',
      badge: 'images/certifications/devops.svg',
    },
  ],

  // Where you learned. Empty: the card is hidden.
  educations: [],

  // Your projects for clients: they make the page 'Profil und Projekthistorie', and the table of your skills.
  // `clientName` is for your own files only (docs/profile.md): no page has it.
  engagements: [
    {
      from: '2025-09',
      to: 'heute',
      title: 'Kundenportal für Wartungsverträge',
      client: 'Hersteller von Aufzügen, 400 Mitarbeitende',
      clientName: 'Beispiel Aufzugbau GmbH',
      industry: 'Maschinenbau',
      roles: ['Softwarearchitekt', 'Entwickler'],
      description: 'Betreiber sehen den Zustand ihrer Anlagen, melden Störungen und buchen Wartungstermine.',
      tasks: [
        'Architektur und Datenmodell, abgestimmt mit dem Leitstand',
        'Umsetzung der Oberfläche und der Schnittstelle zum ERP-System',
        'Einführung automatischer Tests und täglicher Auslieferung',
      ],
      result: 'Vier von zehn Störungen werden seit dem Start online gemeldet statt am Telefon.',
      technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Git'],
      methods: ['Kanban', 'Code-Reviews'],
      team: 4,
      place: 'Remote, monatlich vor Ort',
      workload: '2 Tage pro Woche',
    },
    {
      from: '2025-02',
      to: '2025-10',
      title: 'Neues Netz für drei Standorte',
      client: 'Elektrobetrieb, 60 Mitarbeitende',
      clientName: 'Muster & Probe Elektrotechnik GmbH',
      industry: 'Handwerk',
      roles: ['Netzwerkplaner', 'Administrator'],
      description:
        'Ablösung gewachsener Einzelnetze durch ein gemeinsames, das im Notbetrieb ohne Internet auskommt.',
      tasks: [
        'Bestandsaufnahme und WLAN-Ausleuchtung',
        'Firewalls, VPN und getrennte Netze für Gäste und Telefonie',
        'Überwachung mit zusammengefassten Alarmen',
      ],
      result: 'Umzug in zwei Tagen ohne Arbeitsausfall; seitdem kein Ausfall länger als fünf Minuten.',
      technologies: ['OPNsense', 'Proxmox', 'Linux', 'Prometheus', 'Grafana'],
      team: 2,
      place: 'Musterstadt und Umgebung',
      workload: '3 Tage pro Woche',
    },
    {
      from: '2024-03',
      to: '2025-03',
      title: 'Auftrags- und Kundenportal',
      client: 'Haustechnik, 35 Mitarbeitende',
      clientName: 'Probe Haustechnik KG',
      industry: 'Handwerk',
      roles: ['Entwickler', 'Berater'],
      description: 'Kunden sehen Angebote, Termine und Rechnungen und geben Aufträge mit einem Klick frei.',
      tasks: [
        'Aufnahme der Abläufe im Büro und auf der Baustelle',
        'Anmeldung ohne Passwort, Freigaben bis in die Auftragsverwaltung',
        'Schulung und Übergabe an den Betrieb',
      ],
      result: 'Angebote werden im Mittel drei Tage früher freigegeben.',
      technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
      methods: ['Festpreis in Etappen', 'Prototypen'],
      team: 1,
      place: 'Remote',
      workload: '3 Tage pro Woche',
    },
    {
      from: '2023-05',
      to: '2024-02',
      title: 'Umzug der Server in eine private Cloud',
      client: 'Steuerkanzlei, 80 Mitarbeitende',
      clientName: 'Kanzlei Muster Probe Partner',
      industry: 'Beratung',
      roles: ['Administrator', 'Projektleiter'],
      tasks: [
        'Virtualisierung von zwölf Servern, Test der Wiederherstellung',
        'Windows-Domäne, Dateidienste und Terminalserver neu aufgebaut',
        'Notfallhandbuch und Übungen mit der Kanzlei',
      ],
      result: 'Wiederherstellung der ganzen Kanzlei in vier Stunden, zweimal im Jahr geübt.',
      technologies: ['Proxmox', 'Windows Server', 'PowerShell', 'Linux'],
      methods: ['ITIL'],
      team: 3,
      place: 'Musterstadt',
      workload: '4 Tage pro Woche',
    },
    {
      from: '2022-01',
      to: '2023-06',
      title: 'Terminplattform für Arztpraxen',
      client: 'Softwarehaus, 25 Mitarbeitende',
      industry: 'Gesundheit',
      roles: ['Entwickler', 'Softwarearchitekt'],
      description: 'Online-Terminvergabe, die Behandlungsdauern, Räume und Pausen kennt.',
      tasks: [
        'Neuaufbau der Oberfläche, barrierefrei nach WCAG 2.1 AA',
        'Ablösung einer PHP-Anwendung in Schritten, ohne Unterbrechung',
        'Lasttests und Betrieb im Kubernetes-Cluster',
      ],
      result: '300 Praxen umgestellt, Antwortzeiten halbiert.',
      technologies: ['TypeScript', 'React', 'PHP', 'Kubernetes', 'PostgreSQL', 'Git'],
      methods: ['Scrum', 'Pair Programming'],
      team: 7,
      place: 'Remote',
      workload: '4 Tage pro Woche',
    },
    {
      from: '2020-09',
      to: '2021-12',
      title: 'Umstieg auf Microsoft 365 und Azure',
      client: 'Großhandel, 150 Mitarbeitende',
      clientName: 'Großhandel Beispiel AG',
      industry: 'Handel',
      roles: ['Berater', 'Administrator'],
      description: 'Postfächer, Dateien und Anmeldung in der Cloud, mit Rechenzentren in der EU.',
      tasks: [
        'Konzept für Rechte, Sicherung und Datenschutz',
        'Umzug in sechs Wellen mit Schulung jeder Abteilung',
        'Automatische Einrichtung neuer Rechner',
      ],
      result: '150 Arbeitsplätze ohne einen Tag Stillstand umgezogen.',
      technologies: ['Microsoft Azure', 'Windows Server', 'PowerShell'],
      methods: ['ITIL'],
      team: 3,
      place: 'Musterstadt, 50 % remote',
      workload: '4 Tage pro Woche',
    },
    {
      from: '2019-03',
      to: '2020-08',
      title: 'Auswertung von Maschinendaten',
      client: 'Zulieferer, 200 Mitarbeitende',
      industry: 'Maschinenbau',
      roles: ['Entwickler'],
      description: 'Messwerte von vierzig Maschinen in einer Übersicht, mit Warnung vor dem Ausfall.',
      tasks: ['Anbindung der Steuerungen', 'Auswertung und Alarme', 'Anzeigen für Halle und Büro'],
      result: 'Ungeplante Stillstände um ein Viertel gesunken.',
      technologies: ['Python', 'PostgreSQL', 'Grafana', 'Linux', 'Docker'],
      methods: ['Scrum'],
      team: 5,
      place: 'Beispielhausen, 60 % remote',
      workload: '5 Tage pro Woche',
    },
    {
      from: '2017-10',
      to: '2019-02',
      title: 'Onlineshop mit Warenwirtschaft',
      client: 'Weinhandel, 20 Mitarbeitende',
      clientName: 'Weinhaus Muster',
      industry: 'Handel',
      roles: ['Entwickler'],
      tasks: [
        'Shop mit Abgleich der Bestände im Minutentakt',
        'Rechnungen und Versandpapiere aus einem Auftrag',
        'Betrieb und Wartung',
      ],
      result: 'Ein Drittel des Umsatzes kommt seit dem ersten Jahr aus dem Shop.',
      technologies: ['PHP', 'MySQL', 'JavaScript', 'Linux'],
      team: 2,
      place: 'Remote',
      workload: '3 Tage pro Woche',
    },
  ],

  // The languages you speak, with the levels of the Common European Framework.
  spokenLanguages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'C1' },
  ],

  // The page of your projects says these above them.
  profilePage: {
    title: 'IT-Berater und Entwickler',
    focus: 'Webanwendungen, Server und Netze für kleine und mittlere Unternehmen',
    summary:
      'Seit 2017 baue ich Anwendungen, die genau einen Ablauf abbilden, und betreibe die Technik darunter. Sie haben einen Ansprechpartner vom Entwurf bis zum Notfall und bekommen alles aufgeschrieben.',
  },

  // What clients say about you. Long texts open on demand; ask before you publish one.
  testimonials: {
    list: [
      {
        quote:
          'Unser Büro war in zwei Tagen auf das neue Netz umgestellt, und niemand musste nach Hause gehen. Herr Mustermann erklärt, was er tut, und schreibt auf, was er getan hat. Seitdem rufen wir ihn an, bevor wir etwas kaufen. Zweimal hat er uns schon gesagt, dass wir es gar nicht brauchen.',
        name: 'Erika Beispiel',
        role: 'Geschäftsführerin',
        company: 'Beispiel Elektrotechnik GmbH',
        link: 'https://elektrotechnik.max-mustermann.example',
      },
      {
        quote:
          'Unser Kundenportal war pünktlich fertig und kostete, was im Angebot stand. Das hatten wir vorher noch nie.',
        name: 'Karl Muster',
        role: 'Inhaber',
        company: 'Muster Haustechnik',
      },
      {
        quote: 'Endlich jemand, den ich anrufen kann und danach verstehe, was los war.',
        name: 'Dr. Anna Probe',
        role: 'Hausärztin',
      },
    ],
    origin: { checked: true, selection: true },
  },

  // What you do for clients. The first three features are shown; without `pricing` it says 'Auf Anfrage'.
  services: {
    display: true,
    list: [
      {
        name: 'Website-Entwicklung',
        description: 'Schnelle, barrierearme Websites, die auf jedem Gerät gut aussehen und gefunden werden.',
        icon: 'website',
        category: 'Entwicklung',
        features: ['Responsives Design', 'Suchmaschinenoptimierung', 'Pflege ohne Programmierkenntnisse'],
        pricing: 'ab 1.500€',
      },
      {
        name: 'Mobile Apps',
        description: 'Apps für Android und iOS aus einer Codebasis, von der Idee bis in den Store.',
        icon: 'mobile',
        category: 'Entwicklung',
        features: ['Offline nutzbar', 'Veröffentlichung im Store', 'Wartung nach dem Start'],
        pricing: 'ab 3.000€',
      },
      {
        name: 'Webanwendungen',
        description: 'Portale, Buchungssysteme und interne Werkzeuge, die genau Ihren Ablauf abbilden.',
        icon: 'webapp',
        category: 'Entwicklung',
        features: ['Individuelle Entwicklung', 'Schnittstellen zu Ihren Systemen', 'Automatische Tests'],
        pricing: 'ab 2.500€',
      },
      {
        name: 'IT-Support',
        description: 'Hilfe bei Rechnern, Druckern und Programmen, per Fernwartung oder bei Ihnen vor Ort.',
        icon: 'support',
        category: 'Support',
        features: ['Fernwartung', 'Termine vor Ort', 'Antwort am selben Werktag'],
        pricing: '80€/Stunde',
      },
      {
        name: 'Cloud-Lösungen',
        description: 'Umzug und Betrieb in der Cloud, mit Kosten, die Sie vorher kennen.',
        icon: 'cloud',
        category: 'Infrastructure',
        features: ['Migration ohne Ausfall', 'Microsoft 365 und Azure', 'Rechenzentren in der EU'],
      },
      {
        name: 'Netzwerk und WLAN',
        description: 'Planung und Einrichtung von Netzwerken, die auch im hintersten Büro noch schnell sind.',
        icon: 'network',
        category: 'Infrastructure',
        features: ['WLAN-Ausleuchtung', 'Getrennte Gastnetze', 'Überwachung rund um die Uhr'],
        pricing: '120€/Stunde',
      },
      {
        name: 'IT-Beratung',
        description:
          'Eine ehrliche zweite Meinung zu Technik, Anbietern und Angeboten, bevor Sie investieren.',
        icon: 'consulting',
        category: 'Beratung',
        features: ['Bestandsaufnahme', 'Anbietervergleich', 'Fahrplan mit Prioritäten'],
        pricing: '150€/Stunde',
      },
      {
        name: 'Open-Source-Lösungen',
        description: 'Freie Software statt teurer Lizenzen: Auswahl, Einführung und Schulung.',
        icon: 'opensource',
        category: 'Beratung',
        features: ['Nextcloud und LibreOffice', 'Umstieg mit Schulung', 'Keine Herstellerbindung'],
        pricing: '100€/Stunde',
      },
      {
        name: 'Firewall und IT-Sicherheit',
        description: 'Schutz für Ihr Netz: Firewall, VPN und Backups, die sich auch zurückspielen lassen.',
        icon: 'firewall',
        category: 'Infrastructure',
        features: ['OPNsense-Firewalls', 'VPN für das Homeoffice', 'Geprüfte Backups'],
        pricing: 'ab 800€',
      },
      {
        name: 'VoIP-Telefonanlagen',
        description: 'Telefonieren über das Internet, mit Ihren bisherigen Nummern, im Büro und unterwegs.',
        icon: 'voip',
        category: 'Infrastructure',
        features: ['Rufnummernmitnahme', 'Ansagen und Warteschleifen', 'Apps für das Handy'],
        pricing: 'ab 1.200€',
      },
      {
        name: 'Digitalisierung',
        description: 'Weg vom Papier: Abläufe vereinfachen, automatisieren und rechtssicher archivieren.',
        icon: 'digitalization',
        category: 'Beratung',
        features: ['Digitale Ablage', 'E-Rechnung', 'Automatisierte Abläufe'],
      },
      {
        name: 'Webhosting',
        description: 'Ihre Website auf einem gepflegten Server in Deutschland, mit täglicher Sicherung.',
        icon: 'hosting',
        category: 'Support',
        features: ['Server in Deutschland', 'Tägliche Backups', 'E-Mail-Postfächer'],
        pricing: 'ab 50€/Monat',
      },
    ],
    // With or without VAT, and for whom: the law on prices requires it.
    prices: { vat: 'excluded', audience: 'businesses' },
  },

  // Downloads with which clients install the remote-support tool; `display: false` if you offer none.
  remoteSupport: { display: true },

  // Your two most important certificates, as pictures; `badges: []` if there are none.
  badges: [
    { label: 'Google', image: 'images/badge-google.svg', labelInPicture: true },
    { label: 'IBM', image: 'images/badge-ibm.svg', labelInPicture: true },
  ],

  projects: {
    // The public repositories that you changed last.
    latestPublic: { display: true, limit: 4 },

    // The repositories that everybody should see: these three, in this order.
    // With mode: 'automatic' GitHub chooses, for instance those with the most stars.
    github: {
      display: true,
      mode: 'manual',
      manual: { projects: ['octocat/linguist', 'octocat/boysenberry-repo-1', 'octocat/test-repo1'] },
    },

    // Projects whose code is not public.
    private: {
      display: true,
      projects: [
        {
          name: 'Kundenportal',
          description:
            'Portal für ein Handwerksunternehmen: Kunden sehen Angebote, Termine und Rechnungen und geben Aufträge mit einem Klick frei.',
          readmeExcerpt:
            'Das Kundenportal ersetzt den Versand von Angeboten per E-Mail. Kunden melden sich mit einem Link an, ein Passwort brauchen sie nicht. Freigaben landen sofort in der Auftragsverwaltung.',
          technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
          status: 'Abgeschlossen',
          category: 'Webanwendung',
          highlights: [
            'Freigabe eines Angebots in unter einer Minute',
            'Anmeldung ohne Passwort',
            'Läuft seit dem Start ohne ungeplanten Ausfall',
          ],
          screenshot: 'images/projects/kundenportal.svg',
        },
        {
          name: 'Netzwerk-Monitor',
          description:
            'Überwachung für kleine Firmennetze: erkennt ausgefallene Geräte, volle Festplatten und ablaufende Zertifikate, bevor es jemand merkt.',
          readmeExcerpt:
            'Ein kleiner Agent auf jedem Standort meldet seine Messwerte verschlüsselt an den zentralen Server. Alarme werden zusammengefasst, damit ein Stromausfall nicht hundert Nachrichten auslöst.',
          technologies: ['Python', 'Linux', 'Grafana', 'Prometheus', 'Docker'],
          status: 'In Entwicklung',
          category: 'Infrastruktur',
          highlights: [
            'Zusammengefasste Alarme statt Nachrichtenflut',
            'Einrichtung eines Standorts in zehn Minuten',
            'Alle Daten bleiben im eigenen Haus',
          ],
          screenshot: 'images/projects/netzwerk-monitor.svg',
        },
        {
          name: 'Terminplaner',
          description:
            'Online-Terminvergabe für Praxen und Werkstätten, die ihre Daten nicht aus der Hand geben wollen.',
          readmeExcerpt:
            'Der Terminplaner kennt Behandlungsdauern, Räume und Pausen und bietet nur Zeiten an, die wirklich frei sind. Erinnerungen gehen per E-Mail oder SMS hinaus.',
          technologies: ['PHP', 'Laravel', 'MySQL', 'Tailwind CSS'],
          status: 'Geplant',
          category: 'Webanwendung',
          highlights: [
            'Erinnerungen per E-Mail und SMS',
            'Betrieb auf dem eigenen Server',
            'Bedienbar ohne Maus und mit Screenreader',
          ],
          screenshot: 'images/projects/terminplaner.svg',
        },
      ],
    },

    // Projects that live elsewhere.
    external: {
      projects: [
        {
          title: 'Digitaler Vereinskalender',
          description: 'Ein Kalender für Sportvereine, den Mitglieder in ihrem eigenen Kalender abonnieren.',
          imageUrl: 'images/projects/vereinskalender.svg',
          link: 'https://vereinskalender.max-mustermann.example',
        },
        {
          title: 'Passwort-Werkstatt',
          description:
            'Lernspiel für Schulklassen: Was macht ein Passwort sicher, und wie merkt man es sich?',
          imageUrl: 'images/projects/passwort-werkstatt.svg',
          link: 'https://passwort-werkstatt.max-mustermann.example',
        },
      ],
    },
  },

  // Cards of your own, each with a text in Markdown.
  customSections: [
    {
      id: 'zusammenarbeit',
      header: 'So läuft die Zusammenarbeit',
      subtitle: 'In vier Schritten',
      icon: 'handshake',
      text: [
        '1. **Kennenlernen:** eine halbe Stunde am Telefon, kostenlos.',
        '2. **Angebot:** binnen drei Tagen, mit Festpreis oder Obergrenze.',
        '3. **Umsetzung:** jede Woche ein Zwischenstand, den Sie ausprobieren können.',
        '4. **Übergabe:** mit Anleitung, allen Zugängen und dreißig Tagen Nachbesserung.',
      ].join('\n'),
    },
  ],

  // The order of the sections: this one shows your repositories first, 'consultant' your services.
  layout: { order: 'developer' },

  // What you published. Empty: the card is hidden.
  publications: [],

  // Your latest articles, from one of the sources in docs/configuration.md.
  blog: { source: 'dev', username: 'devteam', limit: 2 },

  // What stands at the end of the page, in simple HTML.
  footer: '© <strong>Max Mustermann</strong>. Mit Sorgfalt gebaut, ganz ohne fremde Schriften.',

  // How it looks: the theme of a first visit, and whether visitors may choose another one.
  themeConfig: {
    defaultTheme: 'lofi',
    disableSwitch: false,
    respectPrefersColorScheme: false,
    displayAvatarRing: true,
  },

  // What search engines and shared links say about the page.
  seo: {
    url: 'https://max-mustermann.example',
    title: 'Max Mustermann – IT-Beratung und Entwicklung',
    description:
      'Freiberuflicher IT-Berater und Entwickler: Websites, Webanwendungen, Netzwerke, Cloud und Support für kleine und mittlere Unternehmen.',
  },

  // What the law requires you to publish: the pages Impressum and Datenschutz are made from it. Every word here is a
  // placeholder. The pages are templates and no legal advice.
  legal: {
    name: 'Max Mustermann',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    email: 'kontakt@max-mustermann.example',
    phone: '+49 30 23125 042',
    vatId: 'DE123456789',
    insurance: {
      insurer: 'Muster Versicherung AG',
      address: 'Musterstraße 4, 12345 Musterstadt',
      territory: 'Deutschland',
    },
    hosting: {
      provider: 'Muster Hosting GmbH',
      address: 'Musterstraße 2, 12345 Musterstadt',
      country: 'DE',
      logDays: 7,
    },
    complaintAuthority: {
      name: 'Datenschutzbehörde des Landes Musterland',
      address: 'Musterstraße 3, 12345 Musterstadt',
    },
  },

  // Whether visitors can install the page and read it offline.
  enablePWA: true,
});
