import { links } from 'virtual:pages';
import type { PortfolioSite } from '../site/page-site.ts';
import { Chips, technologyChip } from '../ui/chip.tsx';
import './linked-skills.css';

/** The skills; those that a project used lead to their projects on the profile page. */
export function LinkedSkills({ site: { base, skills, engagedSkills = [] } }: { site: PortfolioSite }) {
  const cv = `${base.slice(0, -1)}${links.cv?.href}`;
  const chip = (skill: string) =>
    engagedSkills.includes(skill) ? (
      <a className="chip-link" href={`${cv}?${new URLSearchParams({ t: skill.toLowerCase() })}`}>
        {technologyChip(skill)}
      </a>
    ) : (
      technologyChip(skill)
    );
  return <Chips of={skills} chip={chip} />;
}
