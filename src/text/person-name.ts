/** As one word each; with dots, hyphens and further stems behind them, as in `Dr.-Ing.`, they are titles as well. */
const titles =
  /^(?:herr|frau|hr|fr|prof|professor|professorin|dr|dres|ddr|drs|doktor|dipl|diplom|mag|mmag|magister|magistra|ing|univ|priv|apl|hon|lic|mr|mrs|ms|sir|lady|rechtsanwalt|rechtsanwältin|steuerberater|steuerberaterin)$/;
/** Capitals only: `Di` is a particle. */
const shortTitles = /^(?:PD|DI|DDI|RA|RAin|StB|StBin|WP)$/;

const degree =
  /^(?:(?:[BM]|MM|LL|Ph|Ed|D)\. ?(?:Sc|A|Eng|Ed|Mus|F\. ?A|Arch|M|B|D|Phil|B\. ?A)\.?|[BM](?:Sc|Eng|Ed|A)|PhD|LL[MB])$/;
const letters =
  /^(?:E?MBA|DBA|CFA|FRM|PMP®?|CISSP|CISA|CISM|CEH|OSCP|CSM|ITIL|TOGAF|PE|MdB|MdL|FRICS|MRICS|IHK|FH)$/;
const generation = /^(?:(?:jun|jr|sen|sr)\.?|I{2,3}|IV|d\. ?[ÄJ]\.)$/i;
const isSuffix = (word: string): boolean =>
  degree.test(word) || letters.test(word) || generation.test(word) || (isTitle(word) && /[.-]/.test(word));

const particles =
  /^(?:von|vom|van|zu|zum|zur|ter|ten|te|de|del|della|di|du|des|la|le|lo|bin|ibn|bint|abu|ben)$/i;
/** In capitals they are names. */
const smallParticles = /^(?:und|der|den|dem|die|do|dos|das|da|af|av|op|in|'t|'s|al|el)$/;
const nobility =
  /^(?:Reichs|Erb|Mark|Pfalz|Land|Burg)?(?:freiherr|freifrau|freiin|graf|gräfin|baron|baronin|baronesse|edler|edle|ritter|prinz|prinzessin|fürst|fürstin|herzog|herzogin|komtess)$/i;
export const isParticle = (word: string): boolean => particles.test(word) || smallParticles.test(word);

const legalForm =
  /(?:^|\s)(?:g?GmbH|UG|g?AG|KG(?:aA)?|OHG|GbR|e\.? ?K(?:fm|fr)?\.?|e\. ?V\.?|eG|SE|Ltd\.?|Limited|Inc\.?|LLC|PartG|PartGmbB|mbB|B\.V\.|S\.A\.|SARL)(?=[\s,)]|$)/;
const business =
  /(?:^|[\s-])(?:IT|EDV|[Bb]eratung|[Cc]onsulting|[Ss]olutions|Services?|[Ss]ysteme?|[Ss]ystemhaus|[Ss]oftware|Web|[Ww]ebdesign|[Aa]gentur|Agency|Studios?|Partner|Group|Gruppe|Media|Digital|[Ii]ngenieurbüro|Labs?|Söhne|Team)(?=[\s&,-]|$)/;
export const isFirmName = (name: string): boolean => legalForm.test(name) || business.test(name);
export const withoutLegalForm = (name: string): string =>
  name.replace(new RegExp(`${legalForm.source}.*$`), '').trim();

/** In Vietnam the family name comes first; most families have one of these names. */
const vietnamese = /^(?:nguyen|tran|pham|huynh|bui)$/;
const perhapsVietnamese =
  /^(?:le|hoang|phan|vu|vo|dang|do|ho|ngo|duong|ly|dinh|dao|trinh|truong|lam|mai|cao)$/;
const vietnameseMiddle = /^(?:thi|van)$/;
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd');

/**
 * A person's name in the parts of a vCard's `N` (RFC 6350, 6.2.2): rather none or the family name alone than a wrong one.
 * By German law particles and titles of nobility belong to the family name. `plain` is without remarks in brackets.
 */
export function personName(name: string) {
  const written = name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const none = { plain: written, isFirm: false, prefix: '', given: '', family: '', suffixes: [] as string[] };
  if (isFirmName(written)) return { ...none, isFirm: true };

  const [, unmarked = written, remark] = /^(.*?\S) ?([([][^()[\]]*[)\]])$/.exec(written) ?? [];
  const plain = remark && endsInTitle(unmarked) ? written : unmarked;
  const [main = '', ...behind] = plain.split(/ ?, ?/);
  const nickname = / (?:\([^)]*\)|["„“”»«][^"„“”»«]*["“”«»]|'[^']*')(?= )/g;
  // Nicknames stay in the full name.
  const words = wordsOf(main.replace(nickname, (found, at) => (endsInTitle(main.slice(0, at)) ? found : '')));
  const prefixes: string[] = [];
  while (words.length > 0 && belongsToTitle(words, prefixes)) prefixes.push(words.shift() ?? '');
  const born = words.findIndex((word) => /^(?:geb\.?|geborene[rn]?|née?)$/i.test(word));
  const birthName = born > 0 ? [words.splice(born).join(' ')] : [];
  const suffixes: string[] = [];
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');

  const parts = { ...none, plain, prefix: prefixes.join(' ') };
  const marked = remark && plain !== written ? [remark] : [];
  const all = [...suffixes, ...birthName, ...behind, ...marked].filter((part) => part !== '');
  const [first = '', second] = words;
  const isUnclear =
    /[\d@&+|/\\·•:–—_]| - /.test(main) ||
    words.some((word, index) => word === 'und' && !isParticle(words[index - 1] ?? ''));
  const isHandle = prefixes.length === 0 && /^\p{Ll}/u.test(first);
  const isAsian = /\p{Script=Han}|\p{Script=Hangul}/u.test(first) && first.length > 1;
  if (first === '' || isUnclear || (second === undefined && (isHandle || isAsian))) return { ...none, plain };
  if (second === undefined) {
    // 'Mustermann, Max': what is behind may as well be a profession.
    const sure = all.filter((part) => part.startsWith('(') || wordsOf(part).every(isSuffix));
    return { ...parts, family: first, suffixes: sure };
  }
  const [from, to] = familyPlace(words);
  const family = words.slice(from, to).join(' ');
  const given = [...words.slice(0, from), ...words.slice(to)];
  return { ...parts, family, given: given.every(isGiven(words)) ? given.join(' ') : '', suffixes: all };
}

/** Words, of which a degree with a space in it is one: `M. Sc.` */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\b((?:[BM]|LL|Ph|d)\.) (?=(?:Sc|A|Eng|Ed|M|D|B|Ä|J)(?:\.|\s|$))/g, '$1\u00a0')
    .replace(/\b(B\.|M\.)[\u00a0 ](?=A\. ?\p{Lu}\p{Ll})/gu, '$1\u00a0')
    .split(' ')
    .flatMap((word) => word.replaceAll('\u00a0', ' ') || []);

function isTitle(word: string): boolean {
  const [first = '', ...more] = word.toLowerCase().match(/[^.\-/()]+/g) ?? [];
  return shortTitles.test(word) || (titles.test(first) && (more.length === 0 || /[.-]/.test(word)));
}

const endsInTitle = (text: string): boolean => isTitle(text.split(' ').at(-1) ?? '');

/** What stands before a name, such as `Prof. Dr. rer. nat. habil.`; a lone word is a name. */
function belongsToTitle([word = '', ...rest]: readonly string[], before: readonly string[]): boolean {
  if (isTitle(word) || degree.test(word)) return rest.length > 0;
  if (before.length === 0) return false;
  const isAddition = /^\(.*\)$/.test(word) || /^(?:\p{Ll}+\.)+$/u.test(word) || /^[Hh]\. ?[Cc]\.$/.test(word);
  return isAddition || (/^\p{Ll}+$/u.test(word) && !isParticle(word) && rest.length > 0);
}

/** Where the family name begins and ends. */
function familyPlace(words: readonly string[]): [from: number, to: number] {
  const last = words.length - 1;
  const [first = '', second = ''] = words.map(folded);
  const isVietnamese = (word: string) => vietnamese.test(word) || perhapsVietnamese.test(word);
  const isFamilyFirst =
    vietnamese.test(first) || (perhapsVietnamese.test(first) && vietnameseMiddle.test(second) && last > 1);
  const isAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first);
  if (isAsian || (isFamilyFirst && !isVietnamese(folded(words[last] ?? '')))) return [0, 1];
  // 'MÜLLER Anna', as forms want it.
  const isLoud = (word: string) => /^\p{Lu}[\p{Lu}-]{2,}$/u.test(word);
  const loud = words.findIndex((word) => !isLoud(word));
  if (loud > 0 && !words.slice(loud).some(isLoud)) return [0, loud];

  let from = last;
  const isOfFamily = (word: string) =>
    (isParticle(word) && !(/^\p{Lu}/u.test(word) && isVietnamese(folded(words[last] ?? '')))) ||
    nobility.test(word);
  while (from > 1 && isOfFamily(words[from - 1] ?? '')) from -= 1;
  if (from > 2 && /^(?:y|i)$/.test(words[from - 1] ?? '')) from -= 2;
  if (from === 1 && /^\p{Ll}/u.test(words[0] ?? '') && isParticle(words[0] ?? '')) from = 0;
  return [from, words.length];
}

/** Neither an abbreviation, which may be a title, nor a word in small letters beside others in capital ones. */
const isGiven = (words: readonly string[]) => (word: string) =>
  !/^\p{L}{2,}\.$/u.test(word) &&
  (!/^\p{Ll}/u.test(word) || (words.length === 2 && words.every((one) => /^\p{Ll}/u.test(one))));
