import { formatPath, quote, valueAt, valuesIn } from '../../../../config/messages/problem.ts';

export type Fields = Record<string, unknown>;

/** What was left out or put elsewhere, where it was, and why. */
export interface Note {
  path: string;
  message: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the owner's file. Texts are ticked off as they are read; what nobody reads is told in the end. */
export class Given {
  /** The steps to this value, as `valuesIn` has them. */
  constructor(
    readonly value: unknown,
    readonly steps: readonly PropertyKey[] = [],
    readonly unread = new Map(leavesOf(value).map(({ path, value }) => [path, value])),
  ) {}

  get path(): string {
    return this.steps.length > 0 ? formatPath(this.steps) : '';
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  get isBlock(): boolean {
    return isFields(this.value);
  }

  at(...steps: PropertyKey[]): Given {
    return new Given(valueAt(this.value, steps), [...this.steps, ...steps], this.unread);
  }

  /** The fields of a block of which something is unread. */
  get fields(): [string, Given][] {
    const keys = isFields(this.value) ? Object.keys(this.value) : [];
    return keys.map((key) => [key, this.at(key)] as [string, Given]).filter(([, { isUnread }]) => isUnread);
  }

  /** The entries of a list; anything else is its only one. */
  get entries(): Given[] {
    if (!Array.isArray(this.value)) return this.isUnread ? [this] : [];
    return this.value.map((_, index) => this.at(index)).filter(({ isUnread }) => isUnread);
  }

  get isUnread(): boolean {
    return this.#leaves.some(({ path }) => this.unread.has(path));
  }

  /** Whether nothing of it was read. */
  get isUntouched(): boolean {
    return this.#leaves.every(({ path }) => this.unread.has(path));
  }

  /** The texts and numbers that are unread, in their order. */
  get unreadTexts(): string[] {
    return this.#leaves.flatMap(({ path, value }) =>
      this.unread.has(path) && typeof value !== 'boolean' ? String(value) : [],
    );
  }

  /** Reads all texts and numbers. */
  texts(): string[] {
    const texts = this.unreadTexts;
    this.tickOff();
    return texts;
  }

  tickOff(): void {
    for (const { path } of this.#leaves) this.unread.delete(path);
  }

  get #leaves() {
    return leavesOf(this.value, this.steps);
  }

  /** What nobody has read: each block as a whole if nothing of it was, with its texts. */
  left(): Note[] {
    const found = new Map<string, string[]>();
    for (const { steps, path, value } of this.#leaves.filter(({ path }) => this.unread.has(path))) {
      const whole = steps.findIndex((_, index) => this.at(...steps.slice(0, index + 1)).isUntouched);
      const place = formatPath(steps.slice(0, whole + 1)).replaceAll(/\[\d+\]/g, '[]');
      const text = typeof value === 'boolean' ? [] : [typeof value === 'string' ? value : String(value)];
      if (path) found.set(place, [...(found.get(place) ?? []), ...text]);
    }
    return [...found].map(([path, texts]) => ({ path, message: `does not exist here${listed(texts)}` }));
  }
}

function leavesOf(value: unknown, steps: readonly PropertyKey[] = []) {
  return valuesIn(value, steps).flatMap(({ value, ...place }) => {
    return ['string', 'number', 'boolean'].includes(typeof value)
      ? [{ ...place, value: value as string | number | boolean }]
      : [];
  });
}

/** Texts as the end of a sentence; of pictures, which have no words, their number. */
function listed(texts: readonly string[]): string {
  const all = [...new Set(texts)];
  if (all.length > 1 && all.every(isPicture)) return `: ${all.length} pictures`;
  return all.length > 0 ? `: ${all.map(quote).join(', ')}` : '';
}

export const isPicture = (text: string): boolean =>
  /^\S+\.(?:png|jpe?g|svg|webp|avif|gif|ico)(?:[?#]\S*)?$/i.test(text);

/** Several texts as one: sentences follow each other. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all ? all + (/[.!?:;…]$/.test(all) ? ' ' : ' · ') + text : text), '');

/** The value at a path such as `projects.external.projects[0].link`. */
export const at = (data: unknown, path: string): unknown => valueAt(data, stepsOf(path));

/** Sets a value, or with undefined removes it. A list keeps a hole, so that the paths of its other entries stay true. */
export const put = (data: Fields, path: string, value: unknown): void => putAt(data, stepsOf(path), value);

function putAt(parent: Fields, [step = '', ...further]: readonly string[], value: unknown): void {
  const inside = parent[step];
  if (further.length > 0 && typeof inside === 'object' && inside !== null)
    putAt(inside as Fields, further, value);
  else if (value === undefined) delete parent[step];
  else if (further.length === 0) parent[step] = value;
  else {
    parent[step] = {};
    putAt(parent[step] as Fields, further, value);
  }
}

export const stepsOf = (path: string): string[] =>
  [...path.matchAll(/\["([^"]+)"\]|[\w$-]+/g)].map(([step, quoted]) => quoted ?? step);
