import type { Site } from '../model/site.ts';
import { Phrase } from '../ui/phrase.tsx';
import './headline.css';

/** The role and the promise, below the name on the profile card. */
export const Headline = ({ site: { profile } }: { site: Site }) => (
  <>
    <Phrase as="p" of={profile.role} className="profile-role" />
    <Phrase as="p" of={profile.promise} className="profile-promise" />
  </>
);
