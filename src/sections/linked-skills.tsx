import { links } from 'virtual:pages';
import type { PortfolioSite } from '../model/page-site.ts';
import { Chips, technologyChip } from '../ui/chip.tsx';
import './linked-skills.css';

/** The skills; those that a project used lead to their projects on the profile page. */
export function LinkedSkills({ site: { base, skills, engagedSkills = [] } }: { site: PortfolioSite }) {
  const hrefOf = (skill: string) =>
    `${base.slice(0, -1)}${links.cv?.href}?${new URLSearchParams({ t: skill.toLowerCase() })}`;
  const chip = (skill: string) =>
    engagedSkills.includes(skill) ? (
      <a className="chip-link" href={hrefOf(skill)}>
        {technologyChip(skill)}
      </a>
    ) : (
      technologyChip(skill)
    );
  return <Chips of={skills} chip={chip} />;
}
