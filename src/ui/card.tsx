import type { ReactNode } from 'react';
import type { LocalizedText } from '../model/phrase.ts';
import { Icon, type IconId } from './icon.tsx';
import { Phrase } from './phrase.tsx';
import './card.css';

interface CardProps {
  id: string;
  icon: IconId;
  title: LocalizedText;
  subtitle?: ReactNode;
  busy?: boolean;
  /** Sells, instead of proving: its heading is larger. */
  sells?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of the page: a card with an icon tile, a heading that names it as a landmark, and a muted subtitle. */
export const Card = ({ id, icon, title, subtitle, busy, sells, className, children }: CardProps) => (
  <section
    id={id}
    className={['card', sells && 'card-sells', className].filter(Boolean).join(' ')}
    aria-labelledby={`${id}-heading`}
    aria-busy={busy || undefined}
  >
    <div className="card-head">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <div>
        <h2 id={`${id}-heading`}>
          <Phrase of={title} />
        </h2>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
    </div>
    {children}
  </section>
);
