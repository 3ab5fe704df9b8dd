interface StoryTraits {
  id: string;
  title: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC without a zone. */
  published: string;
  categories: string[];
  text: string;
  picture?: string;
}

const stories: readonly StoryTraits[] = [
  {
    id: '7f3c9a1e2b40',
    title: 'Ein Netzplan, der stimmt',
    published: '2026-10-11 22:30:00',
    categories: ['netzwerk', 'dokumentation'],
    text: '<h3>Warum</h3><p>Jeder Plan ist alt. Dieser hier wird <strong>jede Nacht</strong> neu gezeichnet &amp; geprüft, und er sagt, was sich seit gestern geändert hat &mdash; auch nachts.</p>',
    picture: 'https://cdn-images-1.medium.com/max/1024/1*netzplan.png',
  },
  {
    id: '91d0aa6c55ef',
    title: 'Small companies & big clouds',
    published: '2026-07-03 06:15:09',
    categories: ['cloud'],
    text: '<p>Short.</p>',
  },
  {
    id: '3b6efc0d8a12',
    title: 'Telefonanlage ohne Telefonanlage',
    published: '2026-01-31 23:59:59',
    categories: ['voip', 'open-source', 'german'],
    text: '<p>Ein Erfahrungsbericht über zwölf Monate.</p>',
    picture: 'https://miro.medium.com/v2/resize:fit:1024/1*telefon.png',
  },
  {
    id: 'c40e77d2b901',
    title: 'شبكات صغيرة، أفكار كبيرة',
    published: '2025-05-05 10:00:00',
    categories: [],
    text: '<p>تجربة قصيرة مع الشبكات في المكاتب الصغيرة.</p>',
    picture: 'https://cdn-images-1.medium.com/max/1024/1*shabaka.png',
  },
  {
    // A response to an article of somebody else.
    id: 'ab12cd34ef56',
    title: 'Danke für diesen Artikel!',
    published: '2026-10-12 08:00:00',
    categories: [],
    text: '<p>Danke für diesen Artikel! Er hat mir sehr geholfen.</p>',
  },
];

/** A Medium user's feed as rss2json returns it. */
export const mediumFeed = (username: string): object => ({
  status: 'ok',
  feed: { url: `https://medium.com/feed/@${username}`, title: 'Stories by Erika Mustermann on Medium' },
  items: stories.map(({ id, title, published, categories, text, picture }) => {
    const figure = picture
      ? `<figure><img alt="" src="${picture}"><figcaption>${title}</figcaption></figure>`
      : '';
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
      categories,
    };
  }),
});
