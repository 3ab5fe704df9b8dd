import { callText } from '#text/sections.ts';
import { leadsToCalendar } from '../model/offer.ts';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';

/** To the telephone number. */
export function CallButton({ site }: { site: Site }) {
  const phone = site.accounts.find(({ network }) => network === 'phone');
  return (
    phone?.link && (
      <a className="button button-block button-quiet" href={phone.link}>
        <Icon name="lucide:phone" />
        {callText.phone}
      </a>
    )
  );
}

/** Another way to the person, beside the mail: such as a calendar for appointments. */
export const ContactButton = ({ site: { contact } }: { site: Site }) =>
  contact && (
    <OutboundLink href={contact.link} className="button button-block button-quiet">
      <Icon name={leadsToCalendar(contact) ? 'lucide:calendar' : 'lucide:arrow-up-right'} />
      <Phrase of={contact.label} />
    </OutboundLink>
  );
