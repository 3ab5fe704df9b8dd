import { contributionsText } from '#text/sections.ts';
import { contributionChart, statisticsCard } from '../providers/chart/pictures.ts';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import './contributions.css';

export default cardSection({
  icon: 'lucide:activity',
  useContent: (site) => shown(site.github.username),
  title: (site) => site.githubContributions.header,
  Skeleton: () => (
    <div className="contributions-chart" data-skeleton="">
      <Skeleton shape="block" />
    </div>
  ),
  Body: ({ value: username }) => (
    <Picture
      className="contributions-chart"
      src={contributionChart(username)}
      alt={contributionsText.chart(username)}
      width={663}
      height={104}
      changing
      fallback={
        <Picture
          className="contributions-statistics"
          src={statisticsCard(username)}
          alt={contributionsText.statistics(username)}
          width={467}
          height={195}
          changing
          fallback={<p className="quiet">{contributionsText.unavailable}</p>}
        />
      }
    />
  ),
});
