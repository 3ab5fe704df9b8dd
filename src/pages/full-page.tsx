import type { ReactNode } from 'react';
import { navigationText } from '#text/page.ts';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { handOverFocus } from '../ui/focus-handover.ts';
import { Phrase } from '../ui/phrase.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import '../ui/button.css';
import './full-page.css';

interface FullPageProps {
  status?: number;
  title: Sentence;
  children: ReactNode;
}

/** A screen of its own: a large status number, a title, what to do about it, and the other languages. */
export function FullPage({ status, title, children }: FullPageProps) {
  return (
    <main ref={handOverFocus} id="main" className="full-page" tabIndex={-1} aria-labelledby="page-title">
      <div role="alert">
        {status && <p className="full-page-status">{status}</p>}
        <Phrase as="h1" id="page-title" of={title} />
        {children}
        {siteHas.languages && <LanguageSwitch />}
      </div>
    </main>
  );
}

export const RetryButton = ({ retry }: { retry: () => void }) => (
  <p>
    <button type="button" className="button" onClick={retry}>
      {navigationText.retry}
    </button>
  </p>
);
