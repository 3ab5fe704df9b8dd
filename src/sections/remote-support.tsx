import { use } from 'react';
import { remoteSupportText } from '#text/sections.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { TrackContext } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import '../ui/button.css';
import './remote-support.css';

const installers = [
  {
    icon: 'simple-icons:windows11',
    system: 'Windows',
    file: 'WindowsAgentAIOInstall.ps1',
    command: undefined,
    ...remoteSupportText.windows,
  },
  {
    icon: 'simple-icons:linux',
    system: 'Linux',
    file: 'linuxclientinstall.sh',
    command: 'sh linuxclientinstall.sh',
    ...remoteSupportText.linux,
  },
] as const;

export default cardSection<PortfolioSite>({
  icon: 'lucide:monitor',
  weight: 'side',
  title: () => remoteSupportText.title,
  useContent: fromSite((site) => site),
  Skeleton: () => (
    <>
      <ItemsSkeleton count={installers.length}>
        <div className="item">
          <SkeletonText as="h3" width="half" />
          <SkeletonText lines={4} />
        </div>
      </ItemsSkeleton>
      <SkeletonText className="remote-support-note" width="most" lines={2} />
    </>
  ),
  Body: Installers,
});

function Installers({ site: { base, remoteSupport } }: { site: PortfolioSite }) {
  const { note, publicServers } = remoteSupportText;
  const track = use(TrackContext);
  return (
    <>
      <Items of={installers}>
        {({ icon, system, file, installer, start, command }) => (
          <div className="item installer">
            <Icon name={icon} />
            <div>
              <h3>{system}</h3>
              <Phrase as="p" of={installer} />
            </div>
            <a
              className="button"
              href={`${base}downloads/${file}`}
              download={file}
              onClick={() =>
                track({ name: 'download', parameters: { category: 'Remote Support', label: system, file } })
              }
            >
              <Icon name="lucide:download" />
              <Phrase of={remoteSupportText.download} />
              <span className="visually-hidden"> {system}</span>
            </a>
            <p className="installer-start">
              {command ? `${start} ` : start}
              {command && <code>{command}</code>}
            </p>
          </div>
        )}
      </Items>
      <p className="remote-support-note" role="note">
        <Icon name="lucide:info" />
        <span>
          {/* One text: two would count as moved across the page when the font comes and the second begins on another line. */}
          {remoteSupport.server === undefined ? `${note} ${publicServers}` : note}
        </span>
      </p>
    </>
  );
}
