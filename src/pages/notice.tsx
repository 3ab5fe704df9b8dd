import type { ReactNode } from 'react';
import { useFocusHandover } from '../ui/focus-handover.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useRoomAtPageEnd } from './page-end.ts';

interface NoticeProps {
  icon: IconName;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A sentence and what can be done about it. */
export function Notice({ icon, text, children }: NoticeProps) {
  const notice = useFocusHandover<HTMLDivElement>();
  useRoomAtPageEnd(notice);
  return (
    <div ref={notice} className="notice">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}
