import { navigationText } from '#text/page.ts';
import './skip-link.css';

/** Lets the keyboard pass over what comes before the content. */
export function SkipLink() {
  return (
    <nav aria-label={navigationText.skipLinks}>
      <a className="skip-link button" href="#main">
        {navigationText.skip}
      </a>
    </nav>
  );
}
