import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';

/** Another way to the person, beside the mail: such as a calendar for appointments. */
export function ContactButton({ site: { contact } }: { site: Site }) {
  if (!contact) return null;
  return (
    <OutboundLink href={contact.link} className="button button-block button-quiet">
      <Icon name="lucide:arrow-up-right" />
      <Phrase of={contact.label} />
    </OutboundLink>
  );
}
