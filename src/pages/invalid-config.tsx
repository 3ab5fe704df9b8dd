import { useEffect } from 'react';
import { errorText } from '#text/consent-and-errors.ts';
import { FullPage } from '../frame/full-page.tsx';
import { useTitle } from '../frame/page-frame.tsx';
import { plainText } from '../model/phrase.ts';
import { Phrase, withCode } from '../ui/phrase.tsx';
import './invalid-config.css';

/** The 500 screen 'Invalid Config!'; while developing it lists what is wrong and how to correct it. */
export function InvalidConfigPage({ problems }: { problems: readonly { path: string; message: string }[] }) {
  const { title, subtitle } = errorText.invalidConfig;
  useTitle(plainText(title));
  // Every page says so once it is interactive.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <FullPage status={500} title={title}>
      <Phrase as="p" of={subtitle} />
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
