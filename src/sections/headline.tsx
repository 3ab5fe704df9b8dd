import type { PortfolioSite } from '../site/page-site.ts';
import { Phrase } from '../ui/phrase.tsx';
import './headline.css';

export const Headline = ({ site: { profile } }: { site: PortfolioSite }) => (
  <>
    <Phrase as="p" of={profile.role} className="profile-role" />
    <Phrase as="p" of={profile.promise} className="profile-promise" />
  </>
);
