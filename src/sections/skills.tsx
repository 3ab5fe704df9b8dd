import { LinkedSkills, SkillGroups } from 'virtual:parts';
import { skillsText } from '#text/sections.ts';
import { TechnologyChips } from '../ui/chip.tsx';
import { Repeat, Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';

export default cardSection<string[]>({
  icon: 'lucide:layers',
  title: () => skillsText.title,
  useContent: fromSite((site) => site.skills),
  Skeleton: () => (
    <div className="chips" aria-hidden="true">
      <Repeat count={12}>
        <span data-skeleton="">
          <Skeleton shape="chip" />
        </span>
      </Repeat>
    </div>
  ),
  Body: SkillGroups ?? LinkedSkills ?? (({ value }) => <TechnologyChips technologies={value} />),
});
