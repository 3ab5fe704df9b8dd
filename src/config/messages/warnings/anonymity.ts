import { nameHider, ownerNames } from '../../../model/anonymous.ts';
import { writtenHost } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import { type Problem, problemsAt, quote, textsIn, valueAt } from '../problem.ts';

/** The blocks of the anonymous profile, and their fields that are not in it. */
const blocks = ['profile', 'profilePage', 'engagements', 'experiences', 'certifications', 'educations'];
const leftOut = /^profile\.(?!role|bio)|\.(?:clientName|link|companyLink|badge)$|\.technologies\[/;

/** Texts of the anonymous profile that may still tell whose it is, for the owner to read. */
export function unhiddenTexts(site: Site, config: unknown): Problem[] {
  if (!site.profilePage.display) return [];
  const names = ownerNames(site);
  const hide = nameHider(names);
  const traces = [...names, ...accountsOf(site)].filter(({ length }) => length > 3);
  const numbers = [site.social.phone, site.legal.phone].flatMap((phone) => digitsOf(phone).slice(-6) || []);
  return blocks.flatMap((block) =>
    textsIn(valueAt(config, [block]), [block]).flatMap(({ text, path }) => {
      const left = leftOut.test(path) ? '' : hide(text);
      const found =
        traces.find((trace) => left.toLowerCase().includes(trace.toLowerCase())) ??
        numbers.find((number) => digitsOf(left).includes(number));
      const message = `Found ${quote(found ?? '')}, which stays in the anonymous profile: it hides your names as whole words, and web and e-mail addresses. Take it out if it tells who you are.`;
      return problemsAt({ [path]: found && message });
    }),
  );
}

const digitsOf = (text = ''): string => text.replace(/\D/g, '');

const accountsOf = ({ github, accounts, seo }: Site): string[] => [
  github.username,
  writtenHost(seo.url ?? ''),
  ...accounts.flatMap(({ network, text }) => (network === 'phone' ? [] : text)),
];
