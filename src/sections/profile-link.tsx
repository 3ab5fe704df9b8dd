import { links } from 'virtual:pages';
import { useRouter } from 'wouter';
import { profileLinkText } from '#text/sections.ts';
import { Icon } from '../ui/icon.tsx';

/** The way to the profile page, which has a document of its own. */
export function ProfileLink() {
  const { base } = useRouter();
  return (
    <a className="button button-block button-quiet profile-projects" href={base + links.profile?.href}>
      <Icon name="lucide:folder-clock" />
      {profileLinkText.name}
    </a>
  );
}
