import { skillsText } from '#text/sections.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Chips } from '../ui/chip.tsx';
import { Placeholders, Skeleton } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import { LinkedSkills } from './linked-skills.tsx';
import { SkillGroups } from './skill-groups.tsx';

export default cardSection({
  icon: 'lucide:layers',
  useContent: (site) => shown(site.skills),
  title: () => skillsText.title,
  Skeleton: () => (
    <Placeholders className="chips" count={12}>
      <Skeleton shape="chip" />
    </Placeholders>
  ),
  Body: ({ site }) =>
    siteHas.skillGroups ? <SkillGroups site={site} Skills={Skills} /> : <Skills site={site} />,
});

const Skills = ({ site }: { site: PortfolioSite }) =>
  siteHas.engagedSkills ? <LinkedSkills site={site} /> : <Chips of={site.skills} />;
