import { contactCallText } from '#text/sections.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/button.css';
import './contact-call.css';

/** The ways to the person once more, after all that the page says. */
export function ContactCall({ site: { accounts } }: { site: PortfolioSite }) {
  const [email, phone] = ['email', 'phone'].map((name) => accounts.find(({ network }) => network === name));
  return (
    <aside className="contact-call" aria-labelledby="contact-call">
      <h2 id="contact-call">{contactCallText.title}</h2>
      <div>
        {email?.link && (
          <a className="button" href={email.link}>
            <Icon name="lucide:mail" />
            {contactCallText.mail}
          </a>
        )}
        {phone?.link && (
          <a className="button button-quiet" href={phone.link}>
            <Icon name="lucide:phone" />
            {phone.text}
          </a>
        )}
      </div>
    </aside>
  );
}
