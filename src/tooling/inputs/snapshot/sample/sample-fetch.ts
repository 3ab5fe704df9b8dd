import { readFile } from 'node:fs/promises';
import { withoutQuery } from '../../../../../sw/contract.ts';
import type { Fetch } from '../../../../providers/request.ts';
import answers from './answers.json' with { type: 'json' };

/** When the sample counts as fetched: before anything real, so that every true answer replaces it. */
export const sampledAt = Date.UTC(2025, 0, 1);

const search = 'https://api.github.com/search/repositories';

/** The pictures of the example's account and articles, redrawn. */
const drawings: Readonly<Record<string, string>> = {
  'https://ghchart.rshah.org/octocat': 'chart.svg',
  'https://github.com/images/error/octocat_happy.gif': 'avatar.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png': 'theme-article.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png': 'graph-article.svg',
};

/** Answers as the providers would for the example configuration; any other account is unknown. */
export const sampleFetch: Fetch = async (url) => {
  const { href, searchParams } = new URL(url);
  const drawing = drawings[href];
  if (drawing) {
    const content = await readFile(new URL(drawing, import.meta.url), 'utf8');
    return new Response(content, { headers: { 'content-type': 'image/svg+xml' } });
  }
  const address = withoutQuery(href);
  if (!Object.hasOwn(answers, address) || !isAboutExample(searchParams))
    return new Response(null, { status: 404 });
  return Response.json(address === search ? found(searchParams) : answers[address as keyof typeof answers]);
};

const termsOf = (parameters: URLSearchParams): string[] => (parameters.get('q') ?? '').split(' ');

const isAboutExample = (parameters: URLSearchParams): boolean =>
  (parameters.get('username') ?? 'devteam') === 'devteam' &&
  termsOf(parameters).every((term) => !/^-?(?:user|repo):/.test(term) || /:octocat(?:\/|$)/i.test(term));

function found(parameters: URLSearchParams) {
  const { items, ...rest } = answers[search];
  const listed = termsOf(parameters).flatMap((term) => /^repo:(.+)$/.exec(term)?.[1]?.toLowerCase() ?? []);
  const matching = items.filter(
    ({ full_name }) => !listed.length || listed.includes(full_name.toLowerCase()),
  );
  return { ...rest, items: matching.slice(0, Number(parameters.get('per_page') ?? 30)) };
}
