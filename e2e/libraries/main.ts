import { QueryClient, QueryClientProvider, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createElement as element, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, type RouteComponentProps } from 'wouter';

/** Uses features of the libraries that the site itself does not need. */
function Talk({ params: { id } }: RouteComponentProps<{ id: string }>) {
  const { data } = useSuspenseQuery({ queryKey: [id], queryFn: async () => `Talk ${id}` });
  const { data: saved, mutate } = useMutation({ mutationFn: async (title: string) => `Saved ${title}` });
  return [
    element('h1', { key: 'title' }, data),
    element('p', { key: 'address' }, navigation.currentEntry?.url),
    element('button', { key: 'save', type: 'button', onClick: () => mutate(data) }, saved ?? 'Save'),
  ];
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
const route = element(Route<{ id: string }>, { path: '/talks/:id', component: Talk });
history.replaceState(null, '', '/talks/7');
createRoot(container).render(
  element(
    QueryClientProvider,
    { client: new QueryClient() },
    element(Suspense, { fallback: 'Loading' }, route),
  ),
);
