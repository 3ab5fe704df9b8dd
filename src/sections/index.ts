import { articles } from './articles.tsx';
import { badges } from './badges.tsx';
import { certifications } from './certifications.tsx';
import { contributions } from './contributions.tsx';
import { details } from './details.tsx';
import { education } from './education.tsx';
import { experience } from './experience.tsx';
import { externalProjects } from './external-projects.tsx';
import { featuredRepositories } from './featured-repositories.tsx';
import { latestRepositories } from './latest-repositories.tsx';
import { privateProjects } from './private-projects.tsx';
import { profile } from './profile.tsx';
import { publications } from './publications.tsx';
import { remoteSupport } from './remote-support.tsx';
import type { Section } from './section.ts';
import { services } from './services.tsx';
import { skills } from './skills.tsx';
import { theme } from './theme.tsx';

/**
 * The registry: what is on the portfolio page and in which order (SPEC §2). The left column has two parts, because on
 * a phone there is more between them. The services close it; there are usually too many of them for its width, so they
 * lie across both columns.
 */
export const sections: Record<'top' | 'left' | 'right' | 'wide', readonly Section[]> = {
  top: [theme, profile],
  left: [details, skills, contributions, experience, certifications, education],
  right: [
    remoteSupport,
    badges,
    latestRepositories,
    featuredRepositories,
    privateProjects,
    publications,
    externalProjects,
    articles,
  ],
  wide: [services],
};
