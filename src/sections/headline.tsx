import type { Site } from '../model/site.ts';
import { Phrase } from '../ui/phrase.tsx';
import './headline.css';

export const Headline = ({ site: { profile } }: { site: Site }) => (
  <>
    <Phrase as="p" of={profile.role} className="profile-role" />
    <Phrase as="p" of={profile.promise} className="profile-promise" />
  </>
);
