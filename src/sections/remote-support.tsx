import { use } from 'react';
import { remoteSupportText } from '#text/sections.ts';
import { installerFiles } from '../model/installers.ts';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { TrackContext } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import '../ui/button.css';
import './remote-support.css';

const { title, windows, linux, download, note, publicServers } = remoteSupportText;

const installers = [
  { system: 'Windows', icon: 'simple-icons:windows11', file: installerFiles.windows, text: windows },
  { system: 'Linux', icon: 'simple-icons:linux', file: installerFiles.linux, text: linux },
] as const;

export default cardSection({
  icon: 'lucide:monitor',
  title: () => title,
  useContent: (site) => shown(site.remoteSupport),
  Skeleton: () => (
    <>
      <ItemsSkeleton count={installers.length}>
        <SkeletonText as="h3" width="half" />
        <SkeletonText lines={4} />
      </ItemsSkeleton>
      <SkeletonText className="remote-support-note meta" width="most" lines={2} />
    </>
  ),
  Body: ({ value: { server }, site: { base } }) => {
    const track = use(TrackContext);
    return (
      <>
        <Items of={installers}>
          {({ system, icon, file, text: { installer, start } }) => (
            <div className="item installer">
              <Icon name={icon} />
              <div>
                <h3>{system}</h3>
                <Phrase as="p" of={installer} className="meta" />
              </div>
              <a
                className="button button-quiet"
                href={`${base}downloads/${file}`}
                download={file}
                onClick={() =>
                  track({ name: 'download', parameters: { category: 'Remote Support', label: system, file } })
                }
              >
                <Icon name="lucide:download" />
                <Phrase of={download} />
                <span className="visually-hidden"> {system}</span>
              </a>
              <p className="installer-start meta">
                {system === 'Linux' ? `${start} ` : start}
                {system === 'Linux' && <code>{`sh ${file}`}</code>}
              </p>
            </div>
          )}
        </Items>
        <p className="remote-support-note meta" role="note">
          <Icon name="lucide:info" />
          {/* One text: two would count as moved across the page when the font comes and the second begins on another line. */}
          <span>{server === undefined ? `${note} ${publicServers}` : note}</span>
        </p>
      </>
    );
  },
});
