import type { JsonObject } from '../../sw/response-shape.ts';
import type { Repository } from '../model/content.ts';
import { withEmoji } from './emoji.ts';
import { countOf, instantOf, linkOf, textOf } from './shape.ts';

/**
 * The colours of common programming languages (Linguist); those of all are loaded for others. Smaller than an object in the
 * page's script.
 */
const colorTable =
  'Assembly 6e4c13,Astro ff5a03,Batchfile c1f12e,Bicep 519aba,Blade f7523f,C 555555,C# 7355dd,' +
  'C++ f34b7d,CMake da3434,CSS 663399,Clojure db5855,Dart 00b4ab,Dockerfile 384d54,Elixir 6e4a7e,' +
  'Emacs Lisp c065db,Erlang b83998,F# b845fc,Fortran 4d41b1,GDScript 355570,Go 00add8,Groovy 4298b8,' +
  'HCL 844fba,HTML e34c26,Handlebars f7931e,Haskell 5e5086,Java b07219,JavaScript f1e05a,' +
  'Jinja a52a22,Julia a270ba,Jupyter Notebook da5b0b,Kotlin a97bff,Less 1d365d,Lua 000080,' +
  'MATLAB e16737,Makefile 427819,Markdown 083fa1,Nix 7e7eff,OCaml ef7a08,Objective-C 438eff,' +
  'PHP 4f5d95,PLpgSQL 336790,Pascal e3f171,Perl 0298c3,PowerShell 012456,Puppet 302b6d,Python 3572a5,' +
  'R 198ce7,Ruby 701516,Rust dea584,SCSS c6538c,Sass a53b70,Scala c22d40,Shell 89e051,' +
  'Solidity aa6746,Svelte ff3e00,Swift f05138,TSQL e38c00,TeX 3d6117,Twig c1d026,TypeScript 3178c6,' +
  'Visual Basic .NET 945db7,Vue 41b883,YAML cb171e,Zig ec915c';

function commonColor(name: string): string | undefined {
  const entry = colorTable.split(',').find((entry) => entry.slice(0, -7) === name);
  return entry && `#${entry.slice(-6)}`;
}

/** From the fields of GitHub and Gitea; undefined without a name or page. @param pageOf a language's page */
export function repositoryOf(
  item: JsonObject,
  stars: unknown,
  pageOf?: (language: string) => string,
): Repository | undefined {
  const name = textOf(item.name);
  const link = linkOf(item.html_url);
  const language = textOf(item.language);
  if (name === undefined || link === undefined) return undefined;
  return {
    fullName: textOf(item.full_name) ?? (new URL(link).pathname.slice(1) || name),
    name,
    description: withEmoji(textOf(item.description)),
    link,
    updatedAt: instantOf(item.updated_at),
    stars: countOf(stars) ?? 0,
    forks: countOf(item.forks_count) ?? 0,
    language:
      language === undefined
        ? undefined
        : { text: language, color: commonColor(language), ...(pageOf && { link: pageOf(language) }) },
  };
}

const measures = {
  stars: ({ stars }: Repository) => stars,
  forks: ({ forks }: Repository) => forks,
  updated: ({ updatedAt }: Repository) => Date.parse(updatedAt ?? '') || 0,
};

/** Adds the repositories of further accounts, except those of the same name: most likely one project at two providers. */
export function withFurther(
  own: readonly Repository[],
  further: readonly Repository[],
  { sortBy, limit, exclude }: { sortBy: string; limit: number; exclude?: { projects: readonly string[] } },
): Repository[] {
  const list = [...own];
  for (const one of further) {
    const isKnown = list.some(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    if (!isKnown && !exclude?.projects.includes(one.fullName)) list.push(one);
  }
  const measure = measures[sortBy as keyof typeof measures];
  return (measure ? list.sort((a, b) => measure(b) - measure(a)) : list).slice(0, limit);
}
