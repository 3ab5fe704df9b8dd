import type { ReactNode } from 'react';
import { usePageEnd } from '../ui/focus-handover.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface NoticeProps {
  icon: IconName;
  text: string;
  /** The words of the button that puts it away. */
  dismissal: string;
  onDismiss: () => void;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** A sentence and what can be done about it. */
export const Notice = ({ icon, text, dismissal, onDismiss, children }: NoticeProps) => (
  <div ref={usePageEnd<HTMLDivElement>()} className="notice">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <p>{text}</p>
    <div>
      {children}
      <button type="button" className="button button-quiet" onClick={onDismiss}>
        {dismissal}
      </button>
    </div>
  </div>
);
