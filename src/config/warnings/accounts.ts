import type { Config } from '../config.ts';
import { type Problem, quote } from '../problem.ts';

/** Both blog services answer with at most this many articles. */
const mostArticles = 10;

/** Accounts and ids that the outside services will probably not know, and wishes that they cannot fulfil. */
export function accountWarnings({ blog, googleAnalytics, social }: Config): Problem[] {
  const problems: Problem[] = [];
  if (blog?.username && (blog.limit ?? 0) > mostArticles) {
    const message = `Found the number ${blog.limit}, but dev.to and Medium give ${mostArticles} articles at most. Write ${mostArticles} or less.`;
    problems.push({ path: 'blog.limit', message });
  }
  const id = googleAnalytics?.id;
  if (id && (!/^(G|GT|AW)-[A-Z0-9-]+$/.test(id) || /X{4}/.test(id))) {
    const finding = id.startsWith('UA-')
      ? 'an id of Universal Analytics, which Google has ended'
      : 'an unusual id';
    const message = `Found ${quote(id)}, ${finding}. Compare it with the one in Google Analytics. Allowed: an id such as 'G-ABC123DEF4'.`;
    problems.push({ path: 'googleAnalytics.id', message });
  }
  const account = social?.stackoverflow;
  if (account && !/^\d+(\/|$)/.test(account)) {
    const message = `Found ${quote(account)}, for which Stack Overflow has no page. Write number and name, such as '1/jeff-atwood'.`;
    problems.push({ path: 'social.stackoverflow', message });
  }
  return problems;
}
