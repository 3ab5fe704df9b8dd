/**
 * `npm run check`: says whether `config.ts` is right and, with a network, whether what is named there exists.
 * --offline      leaves the network alone
 * --base         the path below which the site is served, as for the build
 * --live <url>   looks at the site that is served there, and at nothing else
 * Exit codes: 0 without a mistake, 1 with one, 2 for an option that is unknown or wrong.
 */
import type { Config } from '../../config/config.ts';
import { legalChanges, reviewNote } from '../../config/law/law.ts';
import { locationOf } from '../../config/messages/location.ts';
import type { Problem } from '../../config/messages/problem.ts';
import { hints } from '../../config/messages/warnings/legal.ts';
import { parsedUrl } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import { dayOf } from '../../text/quantities.ts';
import { cvDocument } from '../documents/cv/cv-document.ts';
import { pdfGaps } from '../documents/cv/pdf.ts';
import { emptyFiles, heavyFiles } from '../documents/linked-files.ts';
import { annotate, checkReport, type Finding, translationReport } from '../inputs/site/report.ts';
import {
  authorizedFetch,
  guardedFetch,
  hostsNamed,
  hostsOfProviders,
} from '../inputs/snapshot/guarded-fetch.ts';
import { checkSite } from './check/check-site.ts';
import { checkLive } from './check/live/check-live.ts';
import { readOptions } from './command.ts';
import { settledOwner } from './owner-site.ts';
import { say } from './run.mjs';

export async function check(args: string[]): Promise<number> {
  const definitions = {
    offline: { type: 'boolean', default: false },
    live: { type: 'string' },
    base: { type: 'string' },
  } as const;
  const options = readOptions(
    args,
    definitions,
    'npm run check -- [--offline] [--base=/repo/] | --live https://…',
  );
  if (!options) return 2;
  const { live, offline, base } = options;
  if (live !== undefined && (!/^https?:\/\/[^/]/i.test(live) || !parsedUrl(live))) {
    say(`--live: found '${live}', which is no web address. Begin it with https:// or http://.`);
    return 2;
  }
  const findings = live === undefined ? await checkConfig(offline, base) : await checkLive(live);
  if (live !== undefined) say(checkReport(live, findings, servedWell));
  return findings.some(({ kind }) => kind === 'mistake') ? 1 : 0;
}

const servedWell =
  'served as it should be. Every file that its worker keeps is there and is the right one, so it can install. Whether it does, only a browser shows.';

async function checkConfig(offline: boolean, base: string | undefined): Promise<Finding[]> {
  const { owner, snapshot, pictures } = await settledOwner(base);
  const { site, mistakes, warnings } = await owner.compiled();
  const config = (await owner.config()) as Config;
  const { mistakes: mistakesOfPictures, warnings: warningsOfPictures } = await pictures.problems();
  const fetch = authorizedFetch(
    process.env,
    guardedFetch({ trusted: new Set([...hostsNamed(config), ...hostsOfProviders(site)]) }),
  );
  const outside = site && !offline ? await checkSite(site, config, { fetch }, await snapshot.stored()) : [];
  const hintsOfSite = site
    ? [...hints(site, config), ...heavyFiles(site, config, owner.target.publicDir)]
    : [];
  const allWarnings = [
    ...warnings,
    ...warningsOfPictures,
    ...(site ? emptyFiles(site, config, owner.target.publicDir) : []),
    ...(await snapshot.unreadFeed()),
    ...(await unwritten(site)),
  ];
  const findings = await owner.located([
    ...ofKind('hint', hintsOfSite),
    ...ofKind('warning', allWarnings),
    ...ofKind('mistake', [...mistakes, ...mistakesOfPictures]),
    ...(outside ?? []),
  ]);
  for (const language of site?.languages.slice(1) ?? []) {
    const { translation } = await owner.compiled(language);
    if (!site || !translation) continue;
    const missing = await owner.located(translation.missing.map((path) => ({ path, message: '' })));
    const locations = missing.map((problem) => locationOf(owner.name, problem));
    say(`${translationReport(site.languages, language, translation, locations)}\n`);
  }
  const today = dayOf(Date.now());
  const notes = [...(site ? legalChanges(site, config, today) : []), reviewNote(today)];
  const law = notes.filter((note) => note !== undefined);
  if (law.length > 0) say(`The law:\n\n${law.map((line) => `  ${line}`).join('\n')}\n`);
  if (!outside) say('There is no network: only the configuration itself was checked.\n');
  const isOdd = findings.some(({ kind }) => kind === 'warning');
  const noted = law.map((message): Finding => ({ kind: 'warning', path: 'the law', message }));
  annotate(owner.name, [...findings, ...noted]);
  say(checkReport(owner.name, findings, `no mistakes${isOdd ? ', but see the warnings' : ''}.`));
  if (!site) say('\nWarnings follow once the mistakes are corrected.');
  return findings;
}

/** Characters that the PDF of the profile cannot have. */
async function unwritten(site: Site | null): Promise<Problem[]> {
  if (!site?.profilePage.display || !site.profilePage.pdf) return [];
  const gaps = await pdfGaps(cvDocument(site, { today: dayOf(Date.now()) }));
  return gaps.map((message) => ({ path: 'profilePage.pdf', message }));
}

const ofKind = (kind: Finding['kind'], problems: readonly Problem[]): Finding[] =>
  problems.map((problem) => ({ kind, ...problem }));
