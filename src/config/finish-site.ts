import { latestFirst, resultsOf } from '../model/engagement.ts';
import { mapText } from '../model/phrase.ts';
import { mapTexts } from '../model/plain-text.ts';
import { type SectionId, sections } from '../model/section.ts';
import type { Site } from '../model/site.ts';
import { homePath, type SiteLanguage } from '../model/site-language.ts';
import { namedOnce, technologyKey } from '../model/technology.ts';
import { themeNames } from '../model/theme-name.ts';
import { socialAccounts } from '../site/social-account.ts';
import { configuredPictures } from './address.ts';
import { arrangement } from './arrangement.ts';
import { balanced } from './columns.ts';
import type { Config, Settings } from './config.ts';
import { neededForBlog } from './fields/page.ts';
import { withReadableDomains } from './format/address.ts';
import { lawFor } from './law/law.ts';
import { valueAt } from './messages/problem.ts';
import { markdownHtml, sanitizeFooter } from './safe-html.ts';

/**
 * Makes the finished site of checked settings: blocks that are not displayed are empty, HTML is safe.
 * @param config what the owner wrote, as plain data
 * @param day of the build, which decides what the law wants
 */
export function finishSite(
  settings: Settings,
  base: string,
  config: Config,
  language: SiteLanguage,
  day: string,
): Site {
  const { github, githubContributions: contributions, projects, services } = settings;
  const { blog, themeConfig } = settings;
  const { username } = github;
  const hasAccount = username !== '' || projects.repositories.length > 0;
  const { mode, manual } = projects.github;
  const hasRepositories = mode === 'manual' ? manual.projects.length > 0 : hasAccount;
  const skills = skillsOf(settings);
  const { themes, customTheme } = themeConfig;
  const allThemes = [...themeNames, ...(customTheme ? (['custom'] as const) : [])];
  const privateProjects = projects.private.display ? projects.private.projects : [];
  const offered = services.display ? services.list : [];
  const content: Omit<Site, 'pictures' | 'sections' | 'arrangement' | 'opensAcross' | 'law'> = {
    ...settings,
    base,
    language,
    home: homePath(settings.languages, language),
    ...skills,
    ...cvOf(settings, skills.skills),
    projects: {
      ...projects,
      github: {
        ...repositoriesOf(projects.github, username),
        display: projects.github.display && hasRepositories,
      },
      latestPublic: { ...projects.latestPublic, display: projects.latestPublic.display && hasAccount },
      private: { ...projects.private, display: privateProjects.length > 0, projects: privateProjects },
    },
    githubContributions: { ...contributions, display: contributions.display && username !== '' },
    services: { ...services, display: offered.length > 0, list: offered },
    blog: {
      ...blog,
      // An unknown source shows nothing.
      display:
        blog.display &&
        blog.source !== undefined &&
        neededForBlog[blog.source].every((field) => blog[field] !== ''),
    },
    themeConfig: { ...themeConfig, themes: themes.length > 0 ? themes : allThemes },
    accounts: mapTexts(socialAccounts(settings), withReadableDomains),
    customSections: settings.customSections.map((section) => ({
      ...section,
      text: mapText(section.text, (source) => markdownHtml(source, base).html),
    })),
    footer: mapText(settings.footer ?? '', (html) => sanitizeFooter(html, base).html) || undefined,
  };
  const sectionIds = usedSections(content);
  const isAcross = settings.layout.order === 'consultant';
  const places = balanced(arrangement({ ...content, sections: sectionIds }), {
    ...content,
    opensAcross: isAcross,
  });
  return {
    ...content,
    law: lawFor(content, day, language),
    pictures: configuredPictures(content, config),
    sections: sectionIds,
    arrangement: places,
    // The left column is as wide if there is no right one.
    opensAcross: isAcross || places.right.length === 0,
  };
}

/** The repositories of the card, each as owner/name. */
function repositoriesOf(github: Settings['projects']['github'], username: string) {
  const whole = (name: string) => (name.includes('/') ? name : `${username}/${name}`);
  const { automatic, manual } = github;
  const exclude = { ...automatic.exclude, projects: automatic.exclude.projects.map(whole) };
  return {
    ...github,
    automatic: { ...automatic, exclude },
    manual: { ...manual, projects: manual.projects.map(whole) },
  };
}

/** All skills, each once; and in their groups, where there are some. */
function skillsOf({ skills }: Settings): Pick<Site, 'skills' | 'skillGroups'> {
  const groups = skills.flatMap((entry) => (typeof entry === 'object' && entry.list.length > 0 ? entry : []));
  const others = [...new Set(skills.filter((entry) => typeof entry === 'string'))];
  const all = [...new Set([...others, ...groups.flatMap(({ list }) => list)])];
  if (groups.length === 0) return { skills: all };
  return { skills: all, skillGroups: others.length > 0 ? [{ list: others }, ...groups] : groups };
}

/** The project history, each technology under one name, and without what only the owner's own files may say. */
function cvOf({ engagements, profilePage, spokenLanguages }: Settings, skills: readonly string[]) {
  const display = profilePage.display && engagements.length > 0;
  if (!display)
    return { engagements: [], results: [], spokenLanguages: [], profilePage: { ...profilePage, display } };
  const nameOf = namedOnce([...skills, ...engagements.flatMap(({ technologies }) => technologies)]);
  const used = new Set(engagements.flatMap(({ technologies }) => technologies.map(technologyKey)));
  const engagedSkills = skills.filter((skill) => used.has(technologyKey(skill)));
  const projects = latestFirst(engagements).map(({ clientName: _, to, ...engagement }, index) => ({
    id: `projekt-${index + 1}`,
    ...engagement,
    ...(to !== undefined && { to }),
    technologies: [...new Set(engagement.technologies.map(nameOf))],
  }));
  return {
    engagements: projects,
    results: resultsOf(projects),
    spokenLanguages,
    profilePage: { ...profilePage, display },
    ...(engagedSkills.length > 0 && { engagedSkills }),
  };
}

/** The sections whose finished block has something to show. Of those that ask a provider only the response says more. */
const usedSections = (site: object): SectionId[] =>
  (Object.keys(sections) as SectionId[]).filter((id) => {
    const facts = sections[id];
    const block = valueAt(site, 'shows' in facts ? [facts.shows] : facts.block);
    const { display, disableSwitch } = Object(block);
    // Details has the account, and the legal links where there is no footer.
    if (display !== undefined || id === 'details') return display ?? true;
    const lists = [block, ...Object.values(Object(block))].filter(Array.isArray);
    return !!block && !disableSwitch && (lists.length === 0 || lists.some(({ length }) => length > 0));
  });
