import type { CustomSection } from '../config/fields/custom-sections.ts';
import type { Site } from '../config/site.ts';
import { plainText } from '../model/phrase.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { cardSection } from './card-section.tsx';
import './custom.css';

/** A section of the owner's own: of all of them, each by its address. */
export default cardSection<CustomSection>({
  icon: (site, id) => `lucide:${customSection(site, id).icon}`,
  title: (site, id) => customSection(site, id).header,
  subtitle: ({ subtitle }) => subtitle,
  useContent: (site, id) => ({ state: 'shown', value: customSection(site, id) }),
  Skeleton: () => (
    <div aria-hidden="true" data-skeleton="">
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  ),
  // Cleaned when it was compiled.
  Body: ({ value: { text } }) => (
    <div
      className="prose"
      lang={typeof text === 'object' ? text.lang : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, cleaned by the build
      dangerouslySetInnerHTML={{ __html: plainText(text) }}
    />
  ),
});

function customSection({ customSections }: Site, id: string): CustomSection {
  const section = customSections.find((custom) => custom.id === id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
}
