import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { lookup } from 'mrmime';
import { decoded, isOutside } from '../../../../model/http-link.ts';

/** A file of the former site, or its content, and its path in `public/`. */
export interface Copy {
  content: Buffer;
  to: string;
  /** The file; undefined for content that was in none. */
  from?: string | undefined;
}

/** The files that a configuration names, as they were found in the folder of the former site. */
export class OwnFiles {
  readonly copies: Copy[] = [];

  /**
   * @param folder of the former site @param target the new site's `public/` @param base under which the former was served
   */
  constructor(
    readonly folder: string,
    readonly target: string,
    readonly base: string,
  ) {}

  /** The address as it is written here; one that is no file stays. Undefined for what leads nowhere. */
  address(text: string): string | undefined {
    if (isOutside(text)) return text.replaceAll(' ', '%20');
    const [, kind = '', data] = /^data:image\/(\w+)[^,]*;base64,(.+)$/is.exec(text) ?? [];
    if (data) return this.add(Buffer.from(data, 'base64'), `images/picture.${kind}`);
    if (/^(?:#.*|\/|\.\/?|n\/?a|none|null|-)$/i.test(text)) return undefined;
    const path = this.#pathOf(text);
    const from = [`public/${path}`, path, `src/${path}`]
      .map((one) => join(this.folder, one))
      .find((one) => existsSync(one) && statSync(one).isFile());
    if (from) return this.add(readFileSync(from), path, from);
    const [host = ''] = path.split(/[/?#]/);
    const isHost = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(host) && !lookup(extname(host));
    return isHost ? `https://${path}` : text;
  }

  #pathOf(text: string): string {
    const path = posix
      .normalize(decoded(text.replace(/[?#].*$/s, '')).replaceAll('\\', '/'))
      .replace(/^(?:\.{0,2}\/)+/, '');
    const base = this.base.replace(/^\/|\/$/g, '');
    const below = base && path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
    return below.replace(/^(?:\.?\/)*(?:src\/)?public\//, '').replace(/^src\//, '');
  }

  /** Takes a file over, under a name that nothing else has. @returns its path in `public/` */
  add(content: Buffer, path: string, from?: string): string {
    const ending = extname(path);
    const stem = path.slice(0, path.length - ending.length);
    for (let count = 1; ; count += 1) {
      const to = count === 1 ? path : `${stem}-${count}${ending}`;
      const known = this.copies.find((copy) => copy.to === to)?.content ?? contentOf(join(this.target, to));
      if (known && !known.equals(content)) continue;
      if (!known) this.copies.push({ content, to, from });
      return to;
    }
  }

  /** The former site's icon, if it is one of which the others can be made. */
  icon(): void {
    const page = join(this.folder, 'index.html');
    if (!existsSync(page)) return;
    const [, href = ''] =
      /<link\b[^>]*\brel="[^"]*icon[^"]*"[^>]*\bhref="([^"]+\.svg)"/i.exec(readFileSync(page, 'utf8')) ?? [];
    const from = join(this.folder, 'public', basename(href));
    const to = 'icons/icon.svg';
    if (href && existsSync(from) && !existsSync(join(this.target, to))) this.add(readFileSync(from), to);
  }
}

const contentOf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
