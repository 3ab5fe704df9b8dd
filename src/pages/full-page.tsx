import { LanguageSwitch } from 'virtual:language-switch';
import type { ReactNode } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { useFocusHandover } from '../ui/focus-handover.ts';
import { Phrase } from '../ui/phrase.tsx';
import '../ui/button.css';
import './full-page.css';

interface FullPageProps {
  status?: number;
  title: Sentence;
  children: ReactNode;
}

/** A screen that stands alone: a large status number where there is one, a title, what to do about it, and the other languages. */
export function FullPage({ status, title, children }: FullPageProps) {
  const main = useFocusHandover<HTMLElement>();
  return (
    <main ref={main} id="main" className="full-page" tabIndex={-1} aria-labelledby="page-title">
      <div role="alert">
        {status && <p className="full-page-status">{status}</p>}
        <h1 id="page-title">
          <Phrase of={title} />
        </h1>
        {children}
        {LanguageSwitch && <LanguageSwitch />}
      </div>
    </main>
  );
}
