import type { ReactNode } from 'react';
import { keepPageEndInView } from '../ui/focus-handover.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface NoticeProps {
  icon: IconName;
  text: string;
  dismissal: [name: string, dismiss: () => void];
  children?: ReactNode;
}

export const Notice = ({ icon, text, dismissal: [name, dismiss], children }: NoticeProps) => (
  <div ref={keepPageEndInView} className="notice">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <p>{text}</p>
    <div>
      {children}
      <button type="button" className="button button-quiet" onClick={dismiss}>
        {name}
      </button>
    </div>
  </div>
);
