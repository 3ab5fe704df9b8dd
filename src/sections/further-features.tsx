import { furtherFeatures } from '#text/sections.ts';
import { plainText, type Phrase as Sentence } from '../model/phrase.ts';
import { Icon } from '../ui/icon.tsx';
import { Phrase } from '../ui/phrase.tsx';
import './further-features.css';

/** What else is part of a service: on demand, which works without scripts. */
export const FurtherFeatures = ({ features }: { features: readonly Sentence[] }) =>
  features.length > 0 && (
    <details className="further-features">
      <summary>{furtherFeatures(features.length)}</summary>
      <ul className="service-features-list">
        {features.map((feature) => (
          <li key={plainText(feature)}>
            <Icon name="lucide:check" />
            <Phrase of={feature} />
          </li>
        ))}
      </ul>
    </details>
  );
