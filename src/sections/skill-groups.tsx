import type { PortfolioSite } from '../model/page-site.ts';
import { Chips } from '../ui/chip.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { LinkedSkills } from './linked-skills.tsx';
import './skill-groups.css';

export const SkillGroups = ({ site }: { site: PortfolioSite }) =>
  site.skillGroups?.map(({ group, list }, index) => (
    <div key={index} className="skill-group">
      <Phrase as="h3" of={group} />
      {siteHas.engagedSkills ? <LinkedSkills site={{ ...site, skills: list }} /> : <Chips of={list} />}
    </div>
  ));
