import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import { Icon } from './icon.tsx';
import { Phrase } from './phrase.tsx';
import './dialog.css';
import './icon-button.css';

interface DialogProps {
  title: Sentence;
  closeLabel: string;
  onClose: () => void;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, closes with Escape and returns the focus. The X and a click on the
 * backdrop close it as well.
 */
export function Dialog({ title, closeLabel, onClose, aside, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is undone while the element is still in the document, and only then does it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape is the dialog's own
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="dialog-title"
      // The browser tells of its closing a moment later, when the visitor may have opened it again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        // The body fills the dialog, so a click that hits the dialog itself was on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-header">
          <div>
            <h2 id="dialog-title">
              <Phrase of={title} />
            </h2>
            {aside}
          </div>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="lucide:x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
