import { links } from 'virtual:pages';
import { skillsText } from '#text/sections.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Chips, technologyChip } from '../ui/chip.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Placeholders, Skeleton } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import './skills.css';

export default cardSection({
  icon: 'lucide:layers',
  useContent: (site) => shown(site.skills),
  title: () => skillsText.title,
  Skeleton: () => (
    <Placeholders className="chips cluster" count={12}>
      <Skeleton shape="chip" />
    </Placeholders>
  ),
  Body({ site }) {
    const chip = (skill: string) => skillChip(site, skill);
    if (!site.skillGroups) return <Chips of={site.skills} chip={chip} />;
    return site.skillGroups.map(({ group, list }, index) => (
      <div key={index} className="skill-group">
        <Phrase as="h3" of={group} />
        <Chips of={list} chip={chip} />
      </div>
    ));
  },
});

/** One that a project used leads to its projects in the CV. */
function skillChip({ base, engagedSkills = [] }: PortfolioSite, skill: string) {
  const chip = technologyChip(skill);
  if (!engagedSkills.includes(skill)) return chip;
  const search = new URLSearchParams({ t: skill.toLowerCase() });
  const href = `${base.slice(0, -1)}${links.cv?.href}?${search}`;
  return (
    <a className="chip-link" href={href} aria-label={skillsText.projects(skill)}>
      {chip}
    </a>
  );
}
