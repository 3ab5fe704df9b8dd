/**
 * GitHub's colours of what most repositories are written in: at hand, so that hardly a visitor needs the whole table.
 * A test compares them with it.
 */
export const commonLanguageColors: Readonly<Record<string, string>> = {
  Batchfile: '#c1f12e',
  C: '#555555',
  'C#': '#7355dd',
  'C++': '#f34b7d',
  CSS: '#663399',
  Dart: '#00b4ab',
  Dockerfile: '#384d54',
  Go: '#00add8',
  HCL: '#844fba',
  HTML: '#e34c26',
  Java: '#b07219',
  JavaScript: '#f1e05a',
  Kotlin: '#a97bff',
  Makefile: '#427819',
  Nix: '#7e7eff',
  PHP: '#4f5d95',
  PowerShell: '#012456',
  Python: '#3572a5',
  Ruby: '#701516',
  Rust: '#dea584',
  SCSS: '#c6538c',
  Shell: '#89e051',
  Svelte: '#ff3e00',
  Swift: '#f05138',
  TypeScript: '#3178c6',
  Vue: '#41b883',
};
