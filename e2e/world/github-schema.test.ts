import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAccount } from './content/accounts.ts';
import { searchRepositories } from './github-search.ts';

// The package's types describe its CommonJS export, which Node hands to an ES module as the default itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

type Schema = { [key: string]: unknown };

/** Rewrites OpenAPI 3.0's `nullable`, which JSON Schema does not know, as a type of its own. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, example: _example, ...rest } = schema as Schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNull(value)]));
  return nullable ? { anyOf: [inner, { type: 'null' }] } : inner;
}

let published: { components: { schemas: Record<string, Schema> } };
beforeAll(() => {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  published = JSON.parse(readFileSync(path, 'utf8'));
});

/** A check against GitHub's published description of this type. */
function validatorOf(name: string) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const schemas = withNull(published.components.schemas) as Record<string, Schema>;
  return ajv.compile({ components: { schemas }, $ref: `#/components/schemas/${name}` });
}

describe('the fake GitHub', () => {
  it('describes users as the published schema does', () => {
    const validate = validatorOf('public-user');
    for (const login of ['erika-mustermann', 'octocat', 'newcomer']) {
      validate(findAccount(login)?.user);
      expect(validate.errors, login).toBeNull();
    }
  });

  it('describes found repositories as the published schema does', () => {
    const validate = validatorOf('repo-search-result-item');
    const { body } = searchRepositories(
      new URLSearchParams('q=user:erika-mustermann+user:octocat+fork:true&per_page=100'),
    );
    const { items } = body as { items: { full_name: string }[] };
    expect(items.length).toBeGreaterThan(16);
    for (const item of items) {
      validate(item);
      expect(validate.errors, item.full_name).toBeNull();
    }
  });

  it('would notice a field that is missing or of another type', () => {
    const validate = validatorOf('public-user');
    const user = findAccount('octocat')?.user;
    expect(validate({ ...user, followers: 'many' })).toBe(false);
    expect(validate({ ...user, login: undefined })).toBe(false);
  });
});
