import { readFile } from 'node:fs/promises';
import { withoutQuery } from '../../../../../sw/contract.ts';
import { compileSite } from '../../../../config/compile-site.ts';
import type { Site } from '../../../../model/site.ts';
import type { SiteResources } from '../../../../providers/provider.ts';
import { sitePictures, siteResources } from '../../../../providers/providers.ts';
import type { Fetch } from '../../../../providers/request.ts';
import { sampleArticles, sampleAuthor, sampleSearch, sampleUser, sampleUsername } from './sample-answers.ts';
import { sampleChart } from './sample-chart.ts';

/** When the sample counts as fetched: before anything that is real, so that every true answer replaces it. */
export const sampledAt = Date.UTC(2025, 0, 1);

/** Answers as the providers would for the example configuration, without any of them; unknown to all other accounts. */
export const sampleFetch: Fetch = async (url) => {
  const answer = await answerTo(new URL(url));
  return answer ?? new Response(null, { status: 404 });
};

async function answerTo(url: URL): Promise<Response | undefined> {
  const { href, searchParams } = url;
  const part = parts.find((name) => withoutQuery(resources[name]?.url ?? '') === withoutQuery(href));
  if (part) {
    const answer = isAboutSample(searchParams) ? await answers[part](searchParams) : undefined;
    return answer === undefined ? undefined : Response.json(answer);
  }
  if (href === chart) return svg(sampleChart(sampledAt));
  const drawing = drawings[href];
  return drawing === undefined ? undefined : svg(await readFile(new URL(drawing, import.meta.url), 'utf8'));
}

/** What the sample has of each thing that a site asks for. */
const answers: { [Part in keyof SiteResources]: (parameters: URLSearchParams) => unknown } = {
  profile: sampleUser,
  featured: searched,
  latest: searched,
  articles: () => sampleArticles,
};
const parts = Object.keys(answers) as (keyof SiteResources)[];

/** Whom they are asked of: a site of the sample's account that asks for everything. */
const site = sampleSite();
const resources = siteResources(site);
const { chart } = sitePictures(site);

function sampleSite(): Site {
  const compiled = compileSite({
    github: { username: sampleUsername },
    githubContributions: { display: true },
    projects: { latestPublic: { display: true } },
    blog: { username: sampleAuthor },
  });
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.site;
}

/** What the sample's answers name pictures by, and what is drawn for it. */
const drawings: Readonly<Record<string, string>> = {
  'https://github.com/images/error/octocat_happy.gif': './avatar.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/8a39dzf3oovzc2snl7iv.png': './theme-article.svg',
  'https://thepracticaldev.s3.amazonaws.com/i/88e62fzblbluz1dm7xjf.png': './graph-article.svg',
};

/** Whether a question names no other account. */
const isAboutSample = (parameters: URLSearchParams): boolean =>
  (parameters.get('username') ?? sampleAuthor) === sampleAuthor &&
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
