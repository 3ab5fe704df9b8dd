import { useRef, useState } from 'react';
import { privateProjectsText } from '#text/sections.ts';
import { statusTone } from '../model/badge-tone.ts';
import { plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Badge } from '../ui/badge.tsx';
import { Chips } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Phrase, Phrases } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import './private-project-dialog.css';
import '../ui/icon-button.css';

export type PrivateProject = PortfolioSite['projects']['private']['projects'][number];

/** Loaded when the first card is opened. A modal dialog traps and returns the focus and closes with Escape. */
export default function ProjectDialog({ project, onClose }: { project: PrivateProject; onClose(): void }) {
  const { name, description, technologies, status, highlights, screenshot } = project;
  const [isZoomed, setZoomed] = useState(false);
  const pressed = useRef<EventTarget>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape is the dialog's own
    <dialog
      ref={showModal}
      className="dialog raised screen-only"
      aria-labelledby="dialog-title"
      // Close events are late: by then the visitor may have opened it again.
      onCancel={onClose}
      onClose={onClose}
      // The body fills the dialog, so a click on the dialog itself was on the backdrop, unless it began as a selection.
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === currentTarget && onClose()
      }
    >
      <div className="dialog-body stack">
        <div className="dialog-head">
          <div>
            <Phrase as="h2" id="dialog-title" of={name} />
            {status && <Badge tone={statusTone(plainText(status))}>{status}</Badge>}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={privateProjectsText.close}
            onClick={onClose}
          >
            <Icon name="lucide:x" />
          </button>
        </div>
        <Phrase as="p" of={description} />
        {screenshot && (
          <div className="dialog-picture">
            <div className={isZoomed ? 'dialog-zoomed' : undefined} tabIndex={isZoomed ? 0 : undefined}>
              <Picture
                src={screenshot}
                alt={privateProjectsText.screenshot(plainText(name))}
                width={1280}
                height={800}
                sizes={isZoomed ? '80rem' : '(width >= 64rem) 37rem, min(49rem, 100vw)'}
                loading="eager"
              />
            </div>
            <button
              type="button"
              className="icon-button"
              aria-pressed={isZoomed}
              aria-label={privateProjectsText.zoom}
              onClick={() => setZoomed(!isZoomed)}
            >
              <Icon name={isZoomed ? 'lucide:zoom-out' : 'lucide:zoom-in'} />
            </button>
          </div>
        )}
        <Chips of={technologies} label={privateProjectsText.technologies} />
        {highlights.length > 0 && (
          <>
            <h3>{privateProjectsText.projectHighlights}</h3>
            <Phrases of={highlights} className="private-project-highlights stack" />
          </>
        )}
      </div>
    </dialog>
  );
}

/** Closes a dialog that is removed, as one that is no longer in the document would not return the focus. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
