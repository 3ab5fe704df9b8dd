import { quote } from '../../config/messages/problem.ts';
import type { Site } from '../../config/site.ts';
import type { SourceError } from '../../sources/source-error.ts';
import { pictureAddress } from '../../ui/picture-address.ts';
import type { TakenPart } from '../snapshot/take-snapshot.ts';
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
  const { host } = new URL(address);
  if (isUnanswered(error)) {
    return [{ kind: 'unanswered', path, message: reasonOf(error, host, facts.now) }];
  }
  switch (part) {
    case 'profile':
    case 'latest':
      return [{ ...aboutGitHub(error, facts), path }];
    case 'featured':
      // What a list of repositories lacks is looked at one by one.
      return facts.site.projects.github.mode === 'manual' && error.kind === 'unknown-user'
        ? []
        : [{ ...aboutGitHub(error, facts), path }];
    case 'articles':
      return [{ ...aboutBlog(error, facts), path }];
    case 'chart':
    case 'statistics':
      return [{ ...aboutChart(error, host), path }];
    default:
      return [{ ...aboutPicture(error, address), path }];
  }
}

type Explanation = Omit<Finding, 'path'>;

function pathOf(part: TakenPart['part'], address: string, { site }: Facts): string {
  switch (part) {
    case 'profile':
    case 'latest':
      return 'github.username';
    case 'featured':
      return site.projects.github.mode === 'manual' ? 'projects.github.manual.projects' : 'github.username';
    case 'articles':
      return 'blog.username';
    case 'chart':
    case 'statistics':
      return 'githubContributions';
    case 'thumbnail':
      return 'blog';
    default:
      return (
        site.pictures.find((picture) => pictureAddress(picture.address) === address)?.path ??
        'github.username'
      );
  }
}

function aboutGitHub(error: SourceError, { site }: Facts): Explanation {
  const { username } = site.github;
  if (error.kind === 'unknown-user') {
    return {
      kind: 'mistake',
      message: `Found ${quote(username)}, an account that GitHub does not know. Open https://github.com/${username} in your browser, and write the name as it stands in the address of your page.`,
    };
  }
  return stumble(error, 'GitHub');
}

function aboutBlog(error: SourceError, { site }: Facts): Explanation {
  const { username, source } = site.blog;
  const page = source === 'medium' ? `https://medium.com/feed/@${username}` : `https://dev.to/${username}`;
  // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
  const isUnknown = error.kind === 'unknown-user' || (error.kind === 'failed' && error.status === 200);
  if (isUnknown) {
    const detail = error.detail ? ` It says: ${error.detail}` : '';
    return {
      kind: 'mistake',
      message: `Found ${quote(username)}, for whom ${new URL(page).host} has no articles to read.${detail} Open ${page} in your browser, and correct the name or remove the block \`blog\`.`,
    };
  }
  return stumble(error, source === 'medium' ? 'The service that reads Medium' : 'dev.to');
}

function aboutChart(error: SourceError, host: string): Explanation {
  const answer = error.status === undefined ? 'sent no picture' : `answered with HTTP ${error.status}`;
  return {
    kind: 'warning',
    message: `The picture did not load: ${host} ${answer}. The page shows what stands in for it; if this goes on, switch it off with \`display: false\`.`,
  };
}

function aboutPicture(error: SourceError, address: string): Explanation {
  const cure = 'Correct the address, or put the picture into public/.';
  if (error.kind === 'malformed') {
    return { kind: 'mistake', message: `Found ${quote(address)}, which is no picture. ${cure}` };
  }
  const kind = (error.status ?? 0) >= 500 ? 'warning' : 'mistake';
  return {
    kind,
    message: `Found ${quote(address)}, which does not load (HTTP ${error.status}). ${cure}`,
  };
}

/** A service that answers, but not with what it promises: most likely it will tomorrow. */
function stumble(error: SourceError, service: string): Explanation {
  const answer = error.status === undefined ? 'something else' : `HTTP ${error.status}`;
  return {
    kind: 'warning',
    message: `${service} did not answer as it promises (${answer}). Try again later.`,
  };
}
