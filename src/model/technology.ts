const shortFor: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  postgres: 'postgresql',
  k8s: 'kubernetes',
  golang: 'go',
  mssql: 'sqlserver',
  microsoftsqlserver: 'sqlserver',
  amazonwebservices: 'aws',
  googlecloudplatform: 'gcp',
  googlecloud: 'gcp',
};

/** Equal for names that mean the same: `Node` and `Node.js`, `Postgres` and `PostgreSQL`. */
export function technologyKey(name: string): string {
  const bare = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, '');
  const key = /[^\p{L}\p{N}]/u.test(bare) ? bare : bare.replace(/(?<=..)js$/, '');
  return shortFor[key] ?? key;
}

/** Gives all names of a technology the one that comes first. */
export function namedOnce(names: readonly string[]): (name: string) => string {
  const first = new Map(names.toReversed().map((name) => [technologyKey(name), name]));
  return (name) => first.get(technologyKey(name)) ?? name;
}
