import type { BadgeTone } from '../model/badge-tone.ts';
import type { LocalizedText } from '../model/phrase.ts';
import { Phrase } from './phrase.tsx';
import './badge.css';

export const Badge = ({ tone, children }: { tone: BadgeTone; children: LocalizedText }) => (
  <span className={`badge badge-${tone}`}>
    <Phrase of={children} />
  </span>
);
