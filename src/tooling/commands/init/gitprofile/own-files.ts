import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { decoded, isOutside } from '../../../../model/http-link.ts';
import { filesBelow } from '../../../files.ts';

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

  /** The address as it is written here; one that is no file of the former site stays. */
  address(text: string): string {
    const [, kind = '', data] = /^data:image\/(\w+)[^,]*;base64,(.+)$/is.exec(text) ?? [];
    if (data) return this.add(Buffer.from(data, 'base64'), `images/picture.${kind}`);
    return isOutside(text) ? text : (this.copied(text) ?? text);
  }

  /** The path in `public/` of a file that the former site has; undefined if it has none. */
  copied(text: string): string | undefined {
    const path = this.#pathOf(text);
    const from = [`public/${path}`, path, `src/${path}`]
      .map((one) => join(this.folder, one))
      .find((one) => existsSync(one) && statSync(one).isFile());
    return from && this.add(readFileSync(from), path, from);
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

  /** Takes the former site's icon, if it is one of which the others can be made. @returns one that is not */
  icon(): string | undefined {
    const page = join(this.folder, 'index.html');
    if (!existsSync(page)) return undefined;
    const [, href = ''] =
      /<link\b[^>]*\brel="[^"]*icon[^"]*"[^>]*\bhref="([^"]+)"/i.exec(readFileSync(page, 'utf8')) ?? [];
    const name = basename(href);
    const from = join(this.folder, 'public', name);
    if (!name || ofTemplate.test(name) || !existsSync(from)) return undefined;
    if (extname(name).toLowerCase() !== '.svg') return name;
    const to = 'icons/icon.svg';
    if (!existsSync(join(this.target, to))) this.add(readFileSync(from), to, from);
    return undefined;
  }

  /** Files of the former `public/` that nothing names. */
  notTaken(): string[] {
    const folder = join(this.folder, 'public');
    const taken = this.copies.map(({ from }) => from);
    return filesBelow(folder).filter((file) => !ofTemplate.test(file) && !taken.includes(join(folder, file)));
  }

  /** The address of the former site as its repository says it, and where that is said. */
  site(account: string): { url: string; said: string } | undefined {
    const [domain] = ['public/CNAME', 'CNAME'].flatMap((one) => {
      const name = contentOf(join(this.folder, one))?.toString().trim().toLowerCase() ?? '';
      return /^[\w-]+(\.[\w-]+)+$/.test(name) ? name : [];
    });
    if (domain) return { url: `https://${domain}${this.base}`, said: 'the file CNAME' };
    const remote = contentOf(join(this.folder, '.git/config'))?.toString() ?? '';
    const [, repository = ''] = /\burl = .*[/:]([^/\s]+?)(?:\.git)?\s/.exec(remote) ?? [];
    const host = `${account}.github.io`.toLowerCase();
    const isThere = this.base === (repository.toLowerCase() === host ? '/' : `/${repository}/`);
    return isThere
      ? { url: `https://${host}${this.base}`, said: `the repository '${repository}'` }
      : undefined;
  }
}

/** Files of gitprofile's own `public/`, and those of hosts. */
const ofTemplate =
  /^(?:favicon[\w.-]*|apple-touch-icon[\w.-]*|android-chrome-[\w.-]*|logo(?:192|512)?\.png|manifest\.json|site\.webmanifest|robots\.txt|index\.html|404\.html|CNAME|\.nojekyll|\.gitkeep|\.DS_Store)$/i;

const contentOf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
