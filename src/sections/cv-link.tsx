import { links } from 'virtual:pages';
import { useRouter } from 'wouter';
import { cvLinkText } from '#text/sections.ts';
import { Icon } from '../ui/icon.tsx';

/** The way to the profile page, which has a document of its own. */
export function CvLink() {
  const { base } = useRouter();
  return (
    <a className="button button-block button-quiet profile-projects" href={base + links.cv?.href}>
      <Icon name="lucide:folder-clock" />
      {cvLinkText.name}
    </a>
  );
}
