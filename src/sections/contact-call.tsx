import { contactCallText } from '#text/sections.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { WhenFree } from './availability.tsx';
import '../ui/button.css';
import './contact-call.css';

/** The links to write and to call again, at the end of the page, if there are any. */
export function ContactCall({ site }: { site: PortfolioSite }) {
  const { accounts } = site;
  const profile = usePortfolioProfile(site);
  const avatar = profile.status === 'success' ? profile.value.avatar : undefined;
  const [email, phone] = ['email', 'phone'].map((name) => accounts.find(({ network }) => network === name));
  if (!email?.link && !phone?.link) return null;
  return (
    <aside className="contact-call screen-only" aria-labelledby="contact-call">
      <div className="card cluster">
        <div className="contact-call-person">
          {avatar && <Picture src={avatar} alt="" width={80} height={80} />}
          <div>
            <h2 id="contact-call">{contactCallText.title}</h2>
            <WhenFree site={site} />
          </div>
        </div>
        <div className="contact-call-ways cluster">
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
      </div>
    </aside>
  );
}
