import type { ReactNode } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { Icon, type IconId } from './icon.tsx';
import { Phrase } from './phrase.tsx';
import './card.css';

/** How loud a card is by what it is for: `main` says what somebody offers, `side` what nobody decides by. */
export type CardWeight = 'main' | 'side';

interface CardProps {
  id: string;
  icon: IconId;
  title: Sentence;
  /** Undefined: none; 'loading' keeps its line. */
  subtitle?: ReactNode;
  busy?: boolean;
  weight?: CardWeight | undefined;
  className?: string;
  children: ReactNode;
  /** What stands below, whatever is above. */
  end?: ReactNode;
}

/** A section of the page: a card with an icon tile, a heading that names it as a landmark, and a muted subtitle. */
export function Card({
  id,
  icon,
  title,
  subtitle,
  busy = false,
  weight,
  className = '',
  children,
  end,
}: CardProps) {
  const heading = `${id}-heading`;
  return (
    <section
      id={id}
      className={`card ${weight ? `card-${weight}` : className}`}
      aria-labelledby={heading}
      aria-busy={busy || undefined}
    >
      <div className="card-header">
        <span className="tile">
          <Icon name={icon} />
        </span>
        <div>
          <h2 id={heading}>
            <Phrase of={title} />
          </h2>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
      </div>
      {children}
      {end}
    </section>
  );
}
