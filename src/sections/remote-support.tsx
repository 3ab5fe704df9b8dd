import { remoteSupportText } from '#text/sections.ts';
import { Icon } from '../ui/icon.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTrack } from '../ui/track.ts';
import { cardSection, fromSite } from './card-section.tsx';
import '../ui/button.css';
import '../ui/item.css';
import './remote-support.css';

/** The static files below the site's base. */
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

export default cardSection<string>({
  icon: 'lucide:monitor',
  weight: 'side',
  title: () => remoteSupportText.title,
  useContent: fromSite((site) => site.base),
  Skeleton: () => (
    <div aria-hidden="true">
      <div className="installers">
        {installers.map(({ file }) => (
          <div key={file} className="item installer" data-skeleton="">
            <div>
              <h3>
                <Skeleton width="half" />
              </h3>
              <p>
                <Skeleton width="most" />
              </p>
            </div>
            <span className="installer-button-skeleton">
              <Skeleton shape="block" />
            </span>
            <p className="installer-start">
              <Skeleton />
            </p>
          </div>
        ))}
      </div>
      <p className="remote-support-note">
        <span>
          <Skeleton />
          <Skeleton width="most" />
        </span>
      </p>
    </div>
  ),
  Body: ({ value, site }) => <Installers base={value} hasServer={site.remoteSupport.server !== undefined} />,
});

function Installers({ base, hasServer }: { base: string; hasServer: boolean }) {
  const track = useTrack();
  return (
    <>
      <ul className="installers">
        {installers.map(({ icon, system, file, installer, start, command }) => (
          <li key={file} className="item installer">
            <Icon name={icon} />
            <div>
              <h3>{system}</h3>
              <p>
                <Phrase of={installer} />
              </p>
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
              {start}
              {command && (
                <>
                  {' '}
                  <code>{command}</code>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="remote-support-note" role="note">
        <Icon name="lucide:info" />
        <span>
          {/* One text: two would count as moved across the page when the font comes and the second begins on another line. */}
          {[remoteSupportText.note, ...(hasServer ? [] : [remoteSupportText.publicServers])].join(' ')}
        </span>
      </p>
    </>
  );
}
