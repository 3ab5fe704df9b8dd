/**
 * `npm run check`: says whether `config.ts` is right, without building. With a network it also looks whether what is
 * named there exists: the GitHub account, the listed repositories, the blog, the pictures.
 *
 * --offline      leaves the network alone
 * --live <url>   looks at the site that is served there, and at nothing else
 *
 * A token for GitHub is taken from GITHUB_TOKEN or GH_TOKEN. Exit codes: 0 when there is no mistake, whatever warnings
 * there are and whatever could not be looked at; 1 when there is one; 2 for an option that is unknown or wrong.
 */
import type { Config } from '../../config/config.ts';
import { legalChanges, reviewNote } from '../../config/law/law.ts';
import { placeOf } from '../../config/messages/place.ts';
import { hints } from '../../config/messages/warnings/legal.ts';
import { dayOf } from '../../text/quantities.ts';
import { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { authorizedFetch, guardedFetch, hostsNamed } from '../inputs/snapshot/guarded-fetch.ts';
import { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { checkReport, liveReport, translationReport } from './check/check-report.ts';
import { checkSite } from './check/check-site.ts';
import { checkLive } from './check/live/check-live.ts';
import { readOptions, settledOwner } from './command.ts';
import { say } from './run.mjs';

process.exitCode = await command(process.argv.slice(2));

async function command(args: string[]): Promise<number> {
  const known = { offline: { type: 'boolean', default: false }, live: { type: 'string' } } as const;
  const options = readOptions(args, known, 'npm run check -- [--offline | --live https://…]');
  if (!options) return 2;
  if (options.live !== undefined) {
    if (!/^https?:\/\/[^/]/i.test(options.live) || !URL.canParse(options.live)) {
      say(`--live: found '${options.live}', which is no web address.`);
      return 2;
    }
    const findings = await checkLive(options.live);
    say(liveReport(options.live, findings));
    return findings.some(({ kind }) => kind === 'mistake') ? 1 : 0;
  }
  const { owner, place } = await settledOwner();
  const { site, ...compiled } = await owner.compiled();
  const snapshot = new OwnerSnapshot(owner.site);
  const pictures = new OwnerPictures(owner.site, snapshot);
  snapshot.settle({ ...place, command: 'build' });
  const { mistakes, warnings: oddities } = await pictures.problems();
  const problems = [...compiled.problems, ...(await owner.located(mistakes))];
  const unread = await snapshot.unreadFeed();
  const warnings = [...compiled.warnings, ...(await owner.located([...oddities, ...unread]))];
  // A valid configuration is what its type says.
  const given = (await owner.given()) as Config;
  const isLooked = site !== null && !options.offline;
  const findings = isLooked
    ? await checkSite(site, given, {
        fetch: authorizedFetch(process.env, guardedFetch({ trusted: hostsNamed(given) })),
      })
    : undefined;
  const found = findings && (await owner.located(findings));
  for (const language of site?.languages.slice(1) ?? []) {
    const { translation } = await owner.compiled(language);
    if (!site || !translation) continue;
    const missing = await owner.located(translation.missing.map((path) => ({ path, message: '' })));
    const places = missing.map((problem) => placeOf(owner.name, problem));
    say(`${translationReport(site.languages, language, translation, places)}\n`);
  }
  const today = dayOf(Date.now());
  const law = [...(site ? legalChanges(site, given, today) : []), reviewNote(today)].filter(Boolean);
  if (law.length > 0) say(`The law:\n\n${law.map((line) => `  ${line}`).join('\n')}\n`);
  const worth = site ? await owner.located(hints(site, given)) : [];
  say(checkReport({ file: owner.name, hints: worth, problems, warnings, findings: found }));
  return problems.length > 0 || findings?.some(({ kind }) => kind === 'mistake') ? 1 : 0;
}
