import { links } from 'virtual:pages';
import { useRouter } from 'wouter';
import { choiceKey } from '../model/http-link.ts';
import { technologyIconName } from '../model/icon-name.ts';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/chip.css';
import './linked-skills.css';

/** The skills; those that a project used lead to their projects on the profile page. */
export function LinkedSkills({ site: { skills, engagedSkills = [] } }: { site: Site }) {
  const { base } = useRouter();
  return (
    <ul className="chips">
      {skills.map((skill) => {
        const chip = (
          <span className="chip">
            <Icon name={technologyIconName(skill)} />
            {skill}
          </span>
        );
        return (
          <li key={skill}>
            {engagedSkills.includes(skill) ? (
              <a
                className="chip-link"
                href={`${base}${links.profile?.href}?${new URLSearchParams({ t: choiceKey(skill) })}`}
              >
                {chip}
              </a>
            ) : (
              chip
            )}
          </li>
        );
      })}
    </ul>
  );
}
