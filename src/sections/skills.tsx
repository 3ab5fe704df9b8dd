import { skillsText } from '../text/sections.ts';
import { TechnologyChips } from '../ui/chip.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';

const skeletonCount = 12;

export const skills = cardSection<string[]>({
  id: 'skills',
  icon: 'layers',
  isEnabled: (site) => site.skills.length > 0,
  title: () => skillsText.title,
  useContent: fromSite((site) => site.skills),
  Skeleton: () => (
    <div className="chips" aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <span key={index} data-skeleton="">
          <Skeleton shape="chip" />
        </span>
      ))}
    </div>
  ),
  Body: ({ value }) => <TechnologyChips technologies={value} />,
});
