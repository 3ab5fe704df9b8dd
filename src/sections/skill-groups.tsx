import type { ComponentType } from 'react';
import type { PortfolioSite } from '../site/page-site.ts';
import { Phrase } from '../ui/phrase.tsx';
import './skill-groups.css';

type SkillGroupsProps = { site: PortfolioSite; Skills: ComponentType<{ site: PortfolioSite }> };

export const SkillGroups = ({ site, Skills }: SkillGroupsProps) =>
  site.skillGroups?.map(({ group, list }, index) => (
    <div key={index} className="skill-group">
      <Phrase as="h3" of={group} />
      <Skills site={{ ...site, skills: list }} />
    </div>
  ));
