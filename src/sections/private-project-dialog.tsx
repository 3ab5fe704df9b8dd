import { privateProjectsText } from '#text/sections.ts';
import { statusTone } from '../model/badge-tone.ts';
import type { PrivateProject } from '../model/offer.ts';
import { plainText } from '../model/phrase.ts';
import { Badge } from '../ui/badge.tsx';
import { TechnologyChips } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Phrase, Phrases } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';

interface PrivateProjectDialogProps {
  project: PrivateProject;
  onClose: () => void;
}

/** The detail dialog of a private project; loaded when the first card is opened. */
export default function PrivateProjectDialog({ project, onClose }: PrivateProjectDialogProps) {
  const { name, description, technologies, status, highlights, screenshot } = project;
  return (
    <Dialog
      title={name}
      closeLabel={privateProjectsText.close}
      onClose={onClose}
      aside={status && <Badge tone={statusTone(plainText(status))}>{status}</Badge>}
    >
      <div className="private-project-dialog">
        {description && (
          <p>
            <Phrase of={description} />
          </p>
        )}
        {screenshot && (
          <Picture
            src={screenshot}
            alt={privateProjectsText.screenshot(plainText(name))}
            width={1280}
            height={800}
            sizes="min(49rem, 100vw - 5.8rem)"
            loading="eager"
          />
        )}
        {technologies.length > 0 && (
          <TechnologyChips technologies={technologies} label={privateProjectsText.technologies} />
        )}
        {highlights.length > 0 && (
          <>
            <h3>{privateProjectsText.projectHighlights}</h3>
            <Phrases of={highlights} className="private-project-highlights" />
          </>
        )}
      </div>
    </Dialog>
  );
}
