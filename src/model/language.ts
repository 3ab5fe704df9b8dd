/** A programming language with GitHub's colour for it and its trending page. */
export interface Language {
  name: string;
  /** `#rrggbb`; gray for a language that GitHub does not colour or know. */
  color: string;
  /** The language's page under https://github.com/trending. */
  trending: string;
}

const gray = '#808080';

/**
 * The language of this name, as GitHub gives it with a repository.
 * @param colors GitHub's colours by language name.
 */
export function languageNamed(name: string, colors: Readonly<Record<string, string>>): Language {
  return {
    name,
    // `hasOwn`: a language called "constructor" has no colour.
    color: (Object.hasOwn(colors, name) && colors[name]) || gray,
    trending: `https://github.com/trending/${trendingSlug(name)}`,
  };
}

/** GitHub's own rule: lower case, hyphens for spaces, `+` left as it is (`c++`, `c%23`, `jupyter-notebook`). */
function trendingSlug(name: string): string {
  // A lone surrogate cannot be percent-encoded.
  const slug = name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(slug).replaceAll('%2B', '+');
}
