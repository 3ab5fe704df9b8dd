import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';

/** Further files of the owner's, as buttons beside the résumé. */
export const Downloads = ({ site: { downloads } }: { site: Site }) =>
  downloads.map(({ label, file }) => (
    <OutboundLink key={file} href={file} className="button button-block button-quiet">
      <Icon name="lucide:file-down" />
      <Phrase of={label} />
    </OutboundLink>
  ));
