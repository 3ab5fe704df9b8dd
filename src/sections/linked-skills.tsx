import { links } from 'virtual:pages';
import { useRouter } from 'wouter';
import type { PortfolioSite } from '../model/page-site.ts';
import { TechnologyChip } from '../ui/chip.tsx';
import './linked-skills.css';

/** The skills; those that a project used lead to their projects on the profile page. */
export function LinkedSkills({ site: { skills, engagedSkills = [] } }: { site: PortfolioSite }) {
  const { base } = useRouter();
  const hrefOf = (skill: string) =>
    `${base}${links.cv?.href}?${new URLSearchParams({ t: skill.toLowerCase() })}`;
  return (
    <ul className="chips">
      {skills.map((skill, index) => (
        <li key={index}>
          {engagedSkills.includes(skill) ? (
            <a className="chip-link" href={hrefOf(skill)}>
              <TechnologyChip name={skill} />
            </a>
          ) : (
            <TechnologyChip name={skill} />
          )}
        </li>
      ))}
    </ul>
  );
}
