import { expect, test } from 'vitest';
import { type Rule, type RuleId, rules } from '../../../config/law/rules.ts';
import { placeInWords } from '../../../config/messages/place.ts';
import { checked } from './checked.fixture.ts';

/** A case of each rule that minds words. */
const words: { readonly [Id in RuleId]?: string } = {
  environmentalClaims: 'klimaneutral gehostet',
  accessibilityClaims: 'Ihre Website wird BFSG-konform.',
  closedDisputePlatform: 'Zur OS-Plattform der EU.',
  deadTmg: 'Angaben nach § 5 TMG',
  deadTtdsg: 'Einwilligung nach § 25 TTDSG',
  deadBroadcastingTreaty: 'Verantwortlich nach § 55 RStV',
  deadPrivacyShield: 'Nach dem EU-US Privacy Shield.',
  deadSmallBusinessWords: 'Nach § 19 UStG wird keine Umsatzsteuer erhoben.',
  deadLinkDisclaimer: 'Hiermit distanziere ich mich von allen verlinkten Inhalten.',
};

/** A case of each rule of which messages quote the paragraph, as the configuration has it that breaks it. */
const quoted: { readonly [Id in RuleId]?: RegExp } = {
  siteNotice: /legal\.street\s+Missing\. § 5 DDG wants/,
  beforeContract: /legal\.phone\s+Missing\. § 5 DDG and § 2 DL-InfoV want/,
  information: /legal\.hosting\.provider\s+Missing\..* Art\. 13 DSGVO wants/,
  consumerDispute: /legal\.consumerDispute\.body\s+Incomplete\..*\(§ 36 VSBG\)/,
  reviews: /testimonials\.origin\s+Missing\..* § 5b Abs\. 3 UWG wants/,
};

const config = {
  github: { username: 'octocat' },
  badges: [],
  contact: { label: 'Termin buchen', link: 'https://cal.example/' },
  services: { display: true, prices: { vat: 'smallBusiness' }, list: [{ name: 'Hilfe', pricing: '60 €' }] },
  testimonials: { list: [{ quote: 'Schnell.', name: 'Erika Beispiel' }] },
  customSections: Object.entries(words).map(([id, text], index) => ({
    id: `satz-${index}`,
    header: id,
    text,
  })),
  legal: { name: 'Max Beispiel', consumerDispute: { participation: 'willing' } },
};

test('The check tells of every rule that a configuration breaks, with the place and what to do', () => {
  const text = checked(JSON.stringify(config));
  const minding = rules.filter(({ effect }: Rule) => 'words' in effect && effect.kind === 'warning');
  expect(Object.keys(words).toSorted()).toEqual(minding.map(({ id }) => id).toSorted());
  for (const { id, law, says, effect } of minding as Rule[]) {
    const place = `${placeInWords(`customSections[${Object.keys(words).indexOf(id)}]`)}: text`;
    const told = text.split('\n\n').find((part) => part.split('\n')[0]?.endsWith(place));
    expect(told).toContain(`${says.slice(0, -1)} (${law}).`);
    expect(told).toContain('cure' in effect && effect.cure);
  }
  expect(text).toMatch(
    /contact\.label\s+Found 'buchen'\. Where consumers conclude contracts online.*\(§ 356a BGB\)/,
  );
  for (const expected of Object.values(quoted)) expect(text).toMatch(expected);
  expect(text).not.toMatch(/lawful|rechtssicher|rechtskonform/i);
});

test('Two findings at one place are both told', () => {
  const account = "github: { username: 'octocat' }";
  const text = checked(`{ ${account}, footer: 'a', footer: '<b onclick="x()">TMG</b>' }`);
  expect(text).toMatch(/footer\s+Found twice/);
  expect(text).toMatch(/footer\s+Found 'TMG'/);
});
