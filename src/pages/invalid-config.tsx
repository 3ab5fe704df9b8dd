import type { ReactNode } from 'react';
import { errorText } from '#text/occasions.ts';
import { plainText } from '../model/phrase.ts';
import { Phrase } from '../ui/phrase.tsx';
import { FullPage } from './full-page.tsx';
import { useTitle } from './title.ts';
import './invalid-config.css';

interface InvalidConfigPageProps {
  /** For the owner's eyes: empty in a production build. */
  problems: readonly { path: string; message: string }[];
}

/** What is between backticks, as code. */
const withCode = (message: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  message.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** The 500 screen 'Invalid Config!'; while developing it lists what is wrong and how to correct it. */
export function InvalidConfigPage({ problems }: InvalidConfigPageProps) {
  const { title, subtitle } = errorText.invalidConfig;
  useTitle(plainText(title));
  return (
    <FullPage status={500} title={title}>
      <p>
        <Phrase of={subtitle} />
      </p>
      {problems.length > 0 && (
        <dl className="invalid-config-problems" lang="en">
          {problems.map(({ path, message }) => (
            <div key={`${path}|${message}`}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{withCode(message)}</dd>
            </div>
          ))}
        </dl>
      )}
    </FullPage>
  );
}
