import { writtenHost } from '../../model/http-link.ts';
import { snapshotDisclosure } from '../../text/legal/disclosure.ts';
import { type ContentProvider, tryLater } from '../provider.ts';
import { readFeed } from './read-feed.ts';

export const disclosure = snapshotDisclosure(
  'feed',
  'Artikel aus meinem Blog',
  ({ blog: { url } }) =>
    `Meine Artikel erscheinen unter \`${writtenHost(url)}\`. Ihr Browser fragt dort nicht an: Titel, Vorschautexte und Bilder werden vorab geholt und von hier ausgeliefert. Erst wenn Sie einen Artikel anklicken, ruft Ihr Browser dessen Adresse auf.`,
);

export const feed: ContentProvider = {
  resources: ({ blog: { display, source, url } }) =>
    display && source === 'feed'
      ? {
          articles: {
            name: 'articles',
            url,
            isSnapshotOnly: true,
            isText: true,
            read: (body) => readFeed(body, url),
          },
        }
      : {},
  check: {
    path: () => 'blog.url',
    explain: ({ error }, { blog: { url } }) => {
      const cure =
        'Open it in your browser, and look for the address that your blog gives to feed readers, such as /feed, /rss.xml or /index.xml.';
      const isGone = error.kind === 'unknown-user' || error.status === 410;
      if (!isGone && error.kind !== 'malformed') return tryLater(writtenHost(url), error);
      const reason = isGone ? `where nothing is (HTTP ${error.status})` : `but ${error.detail}`;
      return { kind: 'mistake', message: `Found '${url}', ${reason}. ${cure}` };
    },
    explainEmpty: (_, { blog: { url } }) => ({
      message: `Found '${url}', a feed without entries: the page shows 'No recent post'.`,
    }),
  },
  disclosure,
};
