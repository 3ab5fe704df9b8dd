import { describe, expect, it } from 'vitest';
import { searchRepositories } from './github-search.ts';

interface Found {
  total_count: number;
  incomplete_results: boolean;
  items: { full_name: string; fork: boolean; stargazers_count: number; updated_at: string }[];
}

const ask = (query: string) => searchRepositories(new URLSearchParams(query));
const find = (query: string): Found => {
  const { status, body } = ask(query);
  expect(status).toBe(200);
  return body as Found;
};
const namesOf = ({ items }: Found): string[] => items.map((item) => item.full_name);

describe('the repository search', () => {
  it('leaves forks out unless it is asked for them', () => {
    for (const query of ['q=user:erika-mustermann', 'q=user:erika-mustermann+fork:false']) {
      expect(find(query).items.some((item) => item.fork)).toBe(false);
    }
  });

  it('adds the forks with fork:true and finds nothing else with fork:only', () => {
    const without = find('q=user:erika-mustermann+fork:false').total_count;
    const forks = find('q=user:erika-mustermann+fork:only');
    expect(forks.items.every((item) => item.fork)).toBe(true);
    expect(forks.total_count).toBe(2);
    expect(find('q=user:erika-mustermann+fork:true').total_count).toBe(without + 2);
  });

  it('leaves out what the query excludes, in any case', () => {
    const all = namesOf(find('q=user:erika-mustermann'));
    const rest = namesOf(find('q=user:erika-mustermann+-repo:Erika-Mustermann/Dotfiles'));
    expect(all).toContain('erika-mustermann/dotfiles');
    expect(rest).toEqual(all.filter((name) => name !== 'erika-mustermann/dotfiles'));
  });

  it('answers listed repositories in an order of its own', () => {
    const asked = ['octocat/Hello-World', 'octocat/Spoon-Knife', 'octocat/git-consortium'];
    const found = namesOf(find(`q=${asked.map((name) => `repo:${name}`).join('+')}+fork:true`));
    expect(found.toSorted()).toEqual(asked.toSorted());
    expect(found).not.toEqual(asked);
  });

  it('lets missing and private repositories vanish without a word', () => {
    const found = find(
      'q=repo:octocat/linguist+repo:octocat/gone+repo:erika-mustermann/kundenportal+fork:true',
    );
    expect(namesOf(found)).toEqual(['octocat/linguist']);
    expect(found).toMatchObject({ total_count: 1, incomplete_results: false });
  });

  it('refuses a user, or a list of repositories, of which nothing exists', () => {
    for (const query of [
      'q=user:no-such-user',
      'q=repo:octocat/gone',
      'q=repo:erika-mustermann/kundenportal+fork:true',
    ]) {
      expect(ask(query)).toMatchObject({ status: 422, body: { message: 'Validation Failed' } });
    }
  });
});
