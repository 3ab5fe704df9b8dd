import { table } from '../../../src/table.fixture.ts';

/* Id, title, publication in UTC without a zone, categories, picture, text. The last is a response to somebody else's article. */
const stories = table`
  7f3c9a1e2b40 | Ein Netzplan, der stimmt | 2026-10-11 22:30:00 | netzwerk,dokumentation | https://cdn-images-1.medium.com/max/1024/1*netzplan.png | <h3>Warum</h3><p>Jeder Plan ist alt. Dieser hier wird <strong>jede Nacht</strong> neu gezeichnet &amp; geprüft, und er sagt, was sich seit gestern geändert hat &mdash; auch nachts.</p>
  91d0aa6c55ef | Small companies & big clouds | 2026-07-03 06:15:09 | cloud |  | <p>Short.</p>
  3b6efc0d8a12 | Telefonanlage ohne Telefonanlage | 2026-01-31 23:59:59 | voip,open-source,german | https://miro.medium.com/v2/resize:fit:1024/1*telefon.png | <p>Ein Erfahrungsbericht über zwölf Monate.</p>
  c40e77d2b901 | شبكات صغيرة، أفكار كبيرة | 2025-05-05 10:00:00 |  | https://cdn-images-1.medium.com/max/1024/1*shabaka.png | <p>تجربة قصيرة مع الشبكات في المكاتب الصغيرة.</p>
  ab12cd34ef56 | Danke für diesen Artikel! | 2026-10-12 08:00:00 |  |  | <p>Danke für diesen Artikel! Er hat mir sehr geholfen.</p>
`;

/** A Medium user's feed as rss2json returns it. */
export const mediumFeed = (username: string): object => ({
  status: 'ok',
  feed: { url: `https://medium.com/feed/@${username}`, title: 'Stories by Erika Mustermann on Medium' },
  items: stories.map(([id, title, published, categories, picture, text]) => {
    const caption = `<figcaption>${title}</figcaption>`;
    const figure = picture && `<figure><img alt="" src="${picture}">${caption}</figure>`;
    // Medium appends its tracking pixel to every story. It is not a picture of the story.
    const pixel = `<img src="https://medium.com/_/stat?event=post.clientViewed&postId=${id}" width="1" height="1" alt="">`;
    const content = `\n${figure}${text}${pixel}\n`;
    return {
      title,
      pubDate: published,
      link: `https://medium.com/@${username}/${id}?source=rss`,
      guid: `https://medium.com/p/${id}`,
      thumbnail: '',
      description: content,
      content,
      categories: categories ? categories.split(',') : [],
    };
  }),
});
