import type { ReactNode } from 'react';
import { keepPageEndInView } from '../ui/focus-handover.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface NoticeProps {
  icon: IconName;
  text: string;
  /** The text of the button that dismisses it. */
  dismissText: string;
  onDismiss: () => void;
  children?: ReactNode;
}

export const Notice = ({ icon, text, dismissText, onDismiss, children }: NoticeProps) => (
  <div ref={keepPageEndInView} className="notice raised">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <p>{text}</p>
    <div className="cluster">
      {children}
      <button type="button" className="button button-quiet" onClick={onDismiss}>
        {dismissText}
      </button>
    </div>
  </div>
);
