import { readFile } from 'node:fs/promises';
import { contributionChart } from '../../../sources/chart/pictures.ts';
import type { Fetch } from '../../../sources/request.ts';
import { sampleArticles, sampleSearch, sampleUser, sampleUsername } from './sample-answers.ts';
import { sampleChart } from './sample-chart.ts';

/** When the sample counts as fetched: before anything that is real, so that every true answer replaces it. */
export const sampledAt = Date.UTC(2025, 0, 1);

/** Answers as the services would for the example configuration, without any of them; unknown to all other accounts. */
export const sampleFetch: Fetch = async (url) => {
  const answer = await answerTo(new URL(url));
  return answer ?? new Response(null, { status: 404 });
};

async function answerTo({ href, host, pathname, searchParams }: URL): Promise<Response | undefined> {
  switch (host) {
    case 'api.github.com':
      if (pathname === `/users/${sampleUsername}`) return Response.json(await sampleUser());
      return isAboutSample(searchParams) ? Response.json(await searched(searchParams)) : undefined;
    case 'dev.to':
      return searchParams.get('username') === 'devteam' ? Response.json(sampleArticles) : undefined;
    default: {
      if (href === contributionChart(sampleUsername)) return svg(sampleChart(sampledAt));
      const drawing = drawings[href];
      return drawing === undefined
        ? undefined
        : svg(await readFile(new URL(drawing, import.meta.url), 'utf8'));
    }
  }
}

/** What the sample's answers name pictures by, and what is drawn for it. */
const drawings: Readonly<Record<string, string>> = {
  'https://github.com/images/error/octocat_happy.gif': '../../../../public/images/avatar.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png': './theme-article.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png': './graph-article.svg',
};

/** Whether a search names no other account. */
const isAboutSample = (parameters: URLSearchParams): boolean =>
  termsOf(parameters).every((term) => !/^-?(?:user|repo):/.test(term) || /:octocat(?:\/|$)/i.test(term));

/** The repositories of the searched ones, as many as are asked for. */
async function searched(parameters: URLSearchParams) {
  const listed = termsOf(parameters).flatMap((term) => /^repo:(.+)$/.exec(term)?.[1]?.toLowerCase() ?? []);
  const { items, ...rest } = await sampleSearch();
  const found = items.filter(
    ({ full_name }) => listed.length === 0 || listed.includes(full_name.toLowerCase()),
  );
  return { ...rest, items: found.slice(0, Number(parameters.get('per_page') ?? 30)) };
}

const termsOf = (parameters: URLSearchParams): string[] => (parameters.get('q') ?? '').split(' ');

const svg = (content: string): Response =>
  new Response(content, { headers: { 'content-type': 'image/svg+xml' } });
