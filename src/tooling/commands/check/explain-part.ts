import { quote } from '../../../config/messages/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { ProviderError } from '../../../providers/provider-error.ts';
import { contentProviderOf, isContent } from '../../../providers/providers.ts';
import { pictureAddress } from '../../../ui/picture-address.ts';
import { noPicture, type TakenPart } from '../../inputs/snapshot/take-snapshot.ts';
import type { Finding } from './finding.ts';
import { isUnanswered, reasonOf } from './reason.ts';

interface Facts {
  site: Site;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Says what a failure means for the configuration: where it comes from, and what the owner can do. */
export function explainPart({ part, address, error }: TakenPart, facts: Facts): Finding[] {
  if (!error) return [];
  const path = pathOf(part, address, facts);
  if (isUnanswered(error)) {
    return [{ kind: 'unanswered', path, message: reasonOf(error, address, facts.now) }];
  }
  if (!isContent(part)) return [{ ...aboutPicture(error, address), path }];
  const advice = contentProviderOf(part, facts.site)?.check.explain(
    { content: part, address, error },
    facts.site,
  );
  return advice ? [{ ...advice, path }] : [];
}

type Explanation = Omit<Finding, 'path'>;

function pathOf(part: TakenPart['part'], address: string, { site }: Facts): string {
  if (part === 'thumbnail') return 'blog';
  const path = isContent(part)
    ? contentProviderOf(part, site)?.check.path({ content: part, address }, site)
    : site.pictures.find((picture) => pictureAddress(picture.address) === address)?.path;
  return path ?? 'github.username';
}

function aboutPicture(error: ProviderError, address: string): Explanation {
  const cure = 'Correct the address, or put the picture into public/.';
  if (error.kind === 'malformed') {
    const reason = error.detail === noPicture ? '' : ` that can be used: ${error.detail}`;
    return { kind: 'mistake', message: `Found ${quote(address)}, which is no picture${reason}. ${cure}` };
  }
  const kind = (error.status ?? 0) >= 500 ? 'warning' : 'mistake';
  return {
    kind,
    message: `Found ${quote(address)}, which does not load (HTTP ${error.status}). ${cure}`,
  };
}
