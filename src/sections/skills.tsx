import { LinkedSkills, SkillGroups } from 'virtual:parts';

import { skillsText } from '#text/sections.ts';
import { TechnologyChips } from '../ui/chip.tsx';
import { Repeat, Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';

const skeletonCount = 12;

export default cardSection<string[]>({
  icon: 'lucide:layers',
  title: () => skillsText.title,
  useContent: fromSite((site) => site.skills),
  Skeleton: () => (
    <div className="chips" aria-hidden="true">
      <Repeat count={skeletonCount}>
        <span data-skeleton="">
          <Skeleton shape="chip" />
        </span>
      </Repeat>
    </div>
  ),
  Body: ({ value, site }) => {
    if (SkillGroups && site.skillGroups) return <SkillGroups site={site} />;
    return LinkedSkills ? <LinkedSkills site={site} /> : <TechnologyChips technologies={value} />;
  },
});
