import { readFile } from 'node:fs/promises';
import { withoutQuery } from '../../../../../sw/contract.ts';
import type { Fetch } from '../../../../providers/request.ts';
import answers from './answers.json' with { type: 'json' };

/** Earlier than anything real, so that every real answer replaces the sample. */
export const sampledAt = Date.UTC(2025, 0, 1);

const search = 'https://api.github.com/search/repositories';

const drawings: Readonly<Record<string, string>> = {
  'https://ghchart.rshah.org/octocat': 'chart.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png': 'theme-article.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png': 'graph-article.svg',
};

/** Answers like the providers for the example configuration. Any other account is unknown. */
export const sampleFetch: Fetch = async (url) => {
  const { href, searchParams } = new URL(url);
  const drawing = drawings[href];
  if (drawing) return new Response(await readFile(new URL(drawing, import.meta.url)));
  const address = withoutQuery(href);
  const account = searchParams.get('username') ?? 'devteam';
  const terms = (searchParams.get('q') ?? '').split(' ');
  const isAboutExample =
    account === 'devteam' &&
    terms.every((term) => !/^-?(?:user|repo):/.test(term) || /:octocat(?:\/|$)/i.test(term));
  if (!Object.hasOwn(answers, address) || !isAboutExample) return new Response(null, { status: 404 });
  if (address !== search) return Response.json(answers[address as keyof typeof answers]);
  const { items, ...rest } = answers[search];
  const listed = terms.filter((term) => term.startsWith('repo:')).map((term) => term.toLowerCase());
  const matching = items.filter(
    ({ full_name }) => listed.length === 0 || listed.includes(`repo:${full_name.toLowerCase()}`),
  );
  return Response.json({ ...rest, items: matching.slice(0, Number(searchParams.get('per_page') ?? 30)) });
};
