import { skillsText } from '#text/sections.ts';
import { Chips } from '../ui/chip.tsx';
import { Placeholders, Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import { LinkedSkills } from './linked-skills.tsx';
import { SkillGroups } from './skill-groups.tsx';

export default cardSection({
  icon: 'lucide:layers',
  useContent: fromSite((site) => site.skills),
  title: () => skillsText.title,
  Skeleton: () => (
    <Placeholders className="chips" count={12}>
      <Skeleton shape="chip" />
    </Placeholders>
  ),
  Body: ({ value, site }) => {
    if (siteHas.skillGroups) return <SkillGroups site={site} />;
    return siteHas.engagedSkills ? <LinkedSkills site={site} /> : <Chips of={value} />;
  },
});
