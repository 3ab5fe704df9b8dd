import { expect, test } from 'vitest';
import { ProviderError } from '../../../providers/resource.ts';
import { HostQueue } from './host-queue.ts';

const user = { url: 'https://api.github.com/users/erika' };
const search = { url: 'https://api.github.com/search/repositories?q=user:erika', limit: 'search' };
const articles = { url: 'https://dev.to/api/articles' };

/** Counts its calls and fails with the errors in turn, then succeeds. */
function task(...errors: ProviderError[]) {
  const run = async () => {
    run.calls += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'answer';
  };
  run.calls = 0;
  return run;
}

test('a host is asked one thing at a time, while other hosts are asked meanwhile', async () => {
  const queue = new HostQueue();
  const events: string[] = [];
  const slow = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    events.push(`${name} ends`);
  };
  await Promise.all([
    queue.run(user, slow('user')),
    queue.run(search, slow('search')),
    queue.run(articles, slow('articles')),
  ]);
  expect(events.indexOf('search begins')).toBeGreaterThan(events.indexOf('user ends'));
  expect(events.indexOf('articles begins')).toBeLessThan(events.indexOf('user ends'));
});

test('where a limit has been set, nothing more is asked, and the rest fails with the same reset', async () => {
  const queue = new HostQueue();
  const limit = new ProviderError('limited', { url: search.url, status: 403, resetsAt: 7 });
  const second = task();
  await expect(queue.run(search, task(limit))).rejects.toBe(limit);
  await expect(queue.run({ ...search, url: `${search.url}2` }, second)).rejects.toBe(limit);
  expect(second.calls).toBe(0);
  // GitHub has a limit of its own for searches.
  expect(await queue.run(user, task())).toBe('answer');
});

test('a broken connection is tried once more', async () => {
  const broken = () => new ProviderError('unreachable');
  expect(await new HostQueue(0).run(user, task(broken()))).toBe('answer');
  const twice = task(broken(), broken());
  await expect(new HostQueue(0).run(user, twice)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(twice.calls).toBe(2);
});

test('a host that does not answer is not waited for again', async () => {
  const queue = new HostQueue(0);
  const second = task();
  const timeout = new ProviderError('timeout');
  await expect(queue.run(user, task(timeout))).rejects.toBe(timeout);
  await expect(queue.run(search, second)).rejects.toBe(timeout);
  expect(second.calls).toBe(0);
});

test('a refusal of one thing leaves the host open for others, and is not repeated', async () => {
  const queue = new HostQueue(0);
  const unknown = task(new ProviderError('unknown-user', { status: 404 }));
  await expect(queue.run(user, unknown)).rejects.toMatchObject({ kind: 'unknown-user' });
  expect(unknown.calls).toBe(1);
  expect(await queue.run(search, task())).toBe('answer');
});
