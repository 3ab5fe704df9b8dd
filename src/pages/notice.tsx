import type { ReactNode } from 'react';
import { comeAtPageEnd } from '../ui/focus-handover.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface NoticeProps {
  icon: IconName;
  text: string;
  dismissal: string;
  onDismiss: () => void;
  children?: ReactNode;
}

export const Notice = ({ icon, text, dismissal, onDismiss, children }: NoticeProps) => (
  <div ref={comeAtPageEnd} className="notice">
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
