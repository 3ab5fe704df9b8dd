import { expect, it, test } from 'vitest';
import { ProviderError } from '../resource.ts';
import { readFeed } from './read-feed.ts';

const url = 'https://blog.example/feed/index.xml';

const rss = (items: string, channel = '<link>https://blog.example/</link>') => `
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>Blog</title>${channel}${items}</channel></rss>`;

const item = (title: string, more = '', link = `/${title}`) =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
const dated = (title: string, date: string) => item(title, `<pubDate>${date}</pubDate>`);

const read = (items: string, channel?: string) => readFeed(rss(items, channel), url);
const titlesOf = (items: string, now?: number) => readFeed(rss(items), url, now).map(({ title }) => title);

const whole = `<title>Fische &amp;amp; Netze</title><link>/fische</link><guid isPermaLink="false">7</guid>
  <pubDate>Tue, 03 Jun 2025 09:39:21 +0200</pubDate><category><![CDATA[Netz & Co]]></category><category>B</category>
  <description><![CDATA[<p>Ein <b>kurzer</b> Text.</p>]]></description>
  <content:encoded><![CDATA[<p>Lang</p><img src="bilder/a.png">]]></content:encoded>`;

test.each<[string, feed: string, shown: object]>([
  [
    'RSS, with whole addresses',
    rss(`<item>${whole}</item>`),
    {
      title: 'Fische & Netze',
      link: 'https://blog.example/fische',
      publishedAt: '2025-06-03T07:39:21.000Z',
      description: 'Ein kurzer Text.',
      categories: ['Netz & Co', 'B'],
      thumbnail: 'https://blog.example/bilder/a.png',
    },
  ],
  [
    'Atom: the link to the page, texts by their type, the base of each entry',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/b/"><title>T</title>
      <entry xml:base="c/"><title>1 &lt; 2 &amp; mehr</title><id>u</id>
        <link rel="enclosure" type="image/png" href="bild.png"/><link rel="alternate" href="post"/>
        <updated>2025-06-03T09:39:21Z</updated><published>2025-06-02T00:00:00Z</published>
        <category term="t" label="Tee"/><summary type="html">&lt;p&gt;Kurz&lt;/p&gt;</summary></entry></feed>`,
    {
      title: '1 < 2 & mehr',
      link: 'https://a.example/b/c/post',
      publishedAt: '2025-06-02T00:00:00.000Z',
      description: 'Kurz',
      categories: ['Tee'],
      thumbnail: 'https://a.example/b/c/bild.png',
    },
  ],
  [
    'Atom of videos, with picture and description in a group',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>T</title>
      <entry><id>yt:video:1</id><title>Film</title><link rel="alternate" href="https://v.example/1"/>
        <media:group><media:title>Film</media:title><media:content url="https://v.example/1.swf" type="application/x-shockwave-flash"/>
          <media:thumbnail url="https://i.example/1.jpg" width="480" height="360"/><media:description>1 &lt; 2, im Netz</media:description></media:group></entry></feed>`,
    { link: 'https://v.example/1', thumbnail: 'https://i.example/1.jpg', description: '1 < 2, im Netz' },
  ],
  [
    'JSON Feed, relative to the home page',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      home_page_url: 'https://j.example/blog/',
      items: [
        {
          ...{ id: '1', url: 'p', title: 'a <b> c', content_html: '<p>Hallo</p>', image: '/i.png' },
          ...{ date_published: '2025-06-03T09:39:21+02:00', tags: ['x'] },
        },
      ],
    }),
    {
      title: 'a <b> c',
      link: 'https://j.example/blog/p',
      publishedAt: '2025-06-03T07:39:21.000Z',
      description: 'Hallo',
      categories: ['x'],
      thumbnail: 'https://j.example/i.png',
    },
  ],
])('the page shows what a feed says: %s', (_, feed, shown) => {
  expect(readFeed(feed, url)).toMatchObject([shown]);
});

it.each([
  ['the picture that is named', '<enclosure url="/b.jpg" type="image/jpeg" length="1"/>', 'b.jpg'],
  ['the one of Media RSS', '<media:content url="/c.png" medium="image"/>', 'c.png'],
  ['that in the text instead of sound', '<enclosure url="/d.mp3" type="audio/mpeg"/>', 'bilder/a.png'],
])('pictures an article by %s', (_, more, picture) => {
  const [article] = read(`<item>${whole}${more}</item>`);
  expect(article?.thumbnail).toBe(`https://blog.example/${picture}`);
});

it.each([
  '<img src="https://vg08.met.vgwort.de/na/0123">',
  '<img src="https://pixel.wp.com/b.gif?v=noscript">',
  '<img src="https://m.example/matomo.php?idsite=1" style="border:0">',
  '<img class="wp-smiley" src="https://s.w.org/images/core/emoji/15/svg/1f600.svg">',
])('takes no counter and no emoji for the picture, and looks for it beside the article: %s', (decoy) => {
  const content = `<description><![CDATA[${decoy}<img src="netzplan.png">]]></description>`;
  const gravatar = '<media:content url="https://1.gravatar.com/avatar/0?s=96" medium="image"/>';
  for (const more of [content, gravatar + content])
    expect(read(item('A', more, '/2026/05/a/'))).toMatchObject([
      { thumbnail: 'https://blog.example/2026/05/a/netzplan.png' },
    ]);
});

it('takes a guid that is a link for one, and the address of the feed where the channel has none', () => {
  const items =
    '<item><title>A</title><guid>../a</guid></item><item><title>B</title><guid isPermaLink="false">b</guid></item>';
  expect(read(items, '').map(({ link }) => link)).toEqual(['https://blog.example/a']);
});

it('leaves out the responses to others in a feed of Medium, at any address', () => {
  const response =
    '<item><title>Well said!</title><guid>https://medium.com/p/1</guid><content:encoded>&lt;p&gt;Well said! Thanks.&lt;/p&gt;</content:encoded></item>';
  expect(read(response, '<generator>Medium</generator>')).toEqual([]);
  expect(read(response)).toHaveLength(1);
});

it('links to the sound of an episode without a page, or else to the channel, and shows its picture', () => {
  const episodes = `<item><title>1</title><guid isPermaLink="false">x1</guid><enclosure url="/1.mp3" type="audio/mpeg" length="1"/><itunes:image href="/1.jpg"/></item>
    <item><title>2</title><guid isPermaLink="false">x2</guid></item>`;
  expect(read(episodes)).toMatchObject([
    { title: '1', link: 'https://blog.example/1.mp3', thumbnail: 'https://blog.example/1.jpg' },
    { title: '2', link: 'https://blog.example/', thumbnail: undefined },
  ]);
});

it.each([
  ['Mo, 26 Okt 2026 14:10:00 +0200', '2026-10-26T12:10:00.000Z'],
  ['Di, 03 Mär 2026 08:00:00 +0100', '2026-03-03T07:00:00.000Z'],
  ['Mi, 05.04.2021 - 15:26', '2021-04-05T15:26:00.000Z'],
  ['20. Mai 2026', '2026-05-20T00:00:00.000Z'],
  ['sáb, 5 de diciembre de 2020 09:30', '2020-12-05T09:30:00.000Z'],
  ['mer., 12 févr. 2025 10:00:00 +0000', '2025-02-12T10:00:00.000Z'],
  ['Tue, 03 Jun 2025 09:39:21 EST', '2025-06-03T14:39:21.000Z'],
  ['Mon, 29 Jun 2026 00:30:00 CEST', '2026-06-28T22:30:00.000Z'],
  ['Mon, 29 Jun 2026 00:30:00 MESZ', '2026-06-28T22:30:00.000Z'],
  ['Mon, 12 Jan 2026 00:30:00 MEZ', '2026-01-11T23:30:00.000Z'],
  ['Mon, 01 Jan 0001 00:00:00 +0000', undefined],
  ['30. Quark 2026', undefined],
])('reads the date %s', (date, instant) => {
  expect(read(dated('A', date))).toMatchObject([{ publishedAt: instant }]);
});

it.each([
  ['Das &lt;details&gt;-Element', 'Das <details>-Element'],
  ['<![CDATA[List<String> erklärt]]>', 'List<String> erklärt'],
  ['Das &#60;script&#62;-Element', 'Das <script>-Element'],
  ['Ein &lt;em&gt;neuer&lt;/em&gt; Titel', 'Ein neuer Titel'],
])('keeps what a title says in angle brackets: %s', (title, shown) => {
  expect(titlesOf(item(title, '', '/a'))).toEqual([shown]);
});

it('takes the beginning of a message without a title for its title, as of Mastodon', () => {
  const message = 'Heute im Netz. '.repeat(20);
  const text = `<item><link>/@max/1</link><description>&lt;p&gt;${message}&lt;/p&gt;</description></item>`;
  expect(read(text)).toMatchObject([{ title: `${message.slice(0, 80)}...`, description: '' }]);
});

it('shows the newest first and each once, in the order of the feed where one has no date', () => {
  const [one, two, three] = [1, 2, 3].map((day) => `0${day} Jun 2025 00:00:00 GMT`) as [
    string,
    string,
    string,
  ];
  expect(titlesOf(dated('a', one) + dated('b', three) + dated('a', one) + dated('c', two))).toEqual([
    'b',
    'c',
    'a',
  ]);
  expect(titlesOf(item('new') + dated('old', one))).toEqual(['new', 'old']);
  const podcast = (title: string) => item(title, '', '/podcast');
  expect(titlesOf(podcast('1') + podcast('2') + podcast('2'))).toEqual(['1', '2']);
});

it('leaves out what will be published later than tomorrow', () => {
  const items =
    dated('planned', '18 Dec 2027 00:00:00 GMT') + dated('fast clock', '28 Nov 2026 20:00:00 GMT');
  expect(titlesOf(items, Date.parse('2026-11-28T12:00:00Z'))).toEqual(['fast clock']);
});

it('leaves out what cannot be shown safely: other schemes, what is no date', () => {
  const items = `${item('A', '', 'javascript:alert(1)')}<item><title>B</title></item>
    ${dated('C', 'bald').replace('</item>', '<description>&lt;img src="data:image/png;base64,x"&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description></item>')}`;
  expect(read(items, '')).toEqual([
    { title: 'C', link: 'https://blog.example/C', description: '', categories: [] },
  ]);
});

it('names the feed of a web page', () => {
  const page = `<!doctype html><html><head><link rel="alternate" hreflang="en" href="/en"><link rel="alternate" type="application/rss+xml" href="/feed/"><title>Blog</title></head></html>`;
  expect(() => readFeed(page, 'https://blog.example/de')).toThrow(
    "it is a web page, which names 'https://blog.example/feed/' as its feed",
  );
});

it('may be empty, but is malformed if it is no feed, cannot be read or never ends', () => {
  const unreadable = rss('<item><title>x</title></item>', '');
  for (const body of [
    '',
    '<!doctype html><html></html>',
    '{}',
    '[]',
    7,
    unreadable,
    rss(' '.repeat(11_000_000)),
  ])
    expect(() => readFeed(body, url)).toThrow(ProviderError);
  expect(read('')).toEqual([]);
  expect(read(Array.from({ length: 150 }, (_, n) => item(String(n))).join(''))).toHaveLength(100);
});
