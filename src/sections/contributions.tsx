import { use, useState } from 'react';
import { contributionsText } from '#text/sections.ts';
import { contributionChart, statisticsCard } from '../providers/chart/pictures.ts';
import { Picture } from '../ui/picture.tsx';
import { PictureSupplyContext, pictureSources } from '../ui/picture-sources.ts';
import { useRecovery } from '../ui/recovery.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import './contributions.css';

export default cardSection<string>({
  icon: 'lucide:activity',
  weight: 'side',
  title: (site) => site.githubContributions.header,
  useContent: fromSite((site) => site.github.username),
  Skeleton: () => (
    <div className="contributions-chart" data-skeleton="">
      <Skeleton shape="block" />
    </div>
  ),
  Body: ({ value }) => <ContributionPicture username={value} />,
});

const pictures = [
  {
    className: 'contributions-chart',
    addressOf: contributionChart,
    altOf: contributionsText.chart,
    width: 663,
    height: 104,
  },
  {
    className: 'contributions-statistics',
    addressOf: statisticsCard,
    altOf: contributionsText.statistics,
    width: 467,
    height: 195,
  },
];

function ContributionPicture({ username }: { username: string }) {
  const supply = use(PictureSupplyContext);
  const [failed, setFailed] = useState(0);
  const available = pictures.filter(
    ({ addressOf }) => pictureSources(addressOf(username), supply).length > 0,
  );
  useRecovery(
    available.slice(0, failed).map(({ addressOf }) => addressOf(username)),
    setFailed,
  );
  const picture = available[failed];
  if (!picture) return <p className="quiet">{contributionsText.unavailable}</p>;
  const { className, addressOf, altOf, ...size } = picture;
  return (
    <div className={className}>
      <Picture
        src={addressOf(username)}
        alt={altOf(username)}
        {...size}
        changing
        onError={() => setFailed(failed + 1)}
      />
    </div>
  );
}
