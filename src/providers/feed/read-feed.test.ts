import { describe, expect, it } from 'vitest';
import { ProviderError } from '../resource.ts';
import { readFeed } from './read-feed.ts';

const url = 'https://blog.example/feed/index.xml';

const rss = (items: string, channel = '<link>https://blog.example/</link>') => `
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>Blog</title>${channel}${items}</channel></rss>`;

describe('RSS 2.0', () => {
  const article = `<item><title>Fische &amp;amp; Netze</title><link>/fische</link><guid isPermaLink="false">7</guid>
    <pubDate>Tue, 03 Jun 2025 09:39:21 +0200</pubDate><category><![CDATA[Netz & Co]]></category><category>B</category>
    <description><![CDATA[<p>Ein <b>kurzer</b> Text.</p>]]></description>
    <content:encoded><![CDATA[<p>Lang</p><img src="bilder/a.png">]]></content:encoded></item>`;

  it('gives title, link, date, excerpt, categories and picture, with whole addresses', () => {
    expect(readFeed(rss(article), url)).toEqual([
      {
        title: 'Fische & Netze',
        link: 'https://blog.example/fische',
        publishedAt: '2025-06-03T07:39:21.000Z',
        description: 'Ein kurzer Text.',
        categories: ['Netz & Co', 'B'],
        thumbnail: 'https://blog.example/bilder/a.png',
      },
    ]);
  });

  it('takes a picture that is named before one that stands in the text, and no sound', () => {
    const thumbnailOf = (more: string) =>
      readFeed(rss(article.replace('</item>', `${more}</item>`)), url)[0]?.thumbnail;
    expect(thumbnailOf('<enclosure url="/b.jpg" type="image/jpeg" length="1"/>')).toBe(
      'https://blog.example/b.jpg',
    );
    expect(thumbnailOf('<media:content url="/c.png" medium="image"/>')).toBe('https://blog.example/c.png');
    expect(thumbnailOf('<enclosure url="/d.mp3" type="audio/mpeg" length="1"/>')).toMatch(/a\.png$/);
  });

  it('takes a guid that is a link for one, and the address of the feed where the channel has none', () => {
    const items =
      '<item><title>A</title><guid>../a</guid></item><item><title>B</title><guid isPermaLink="false">b</guid></item>';
    expect(readFeed(rss(items, ''), url).map(({ link }) => link)).toEqual(['https://blog.example/a']);
  });

  it('leaves out the responses to others in a feed of Medium, at any address', () => {
    const response =
      '<item><title>Well said!</title><guid>https://medium.com/p/1</guid><content:encoded>&lt;p&gt;Well said! Thanks.&lt;/p&gt;</content:encoded></item>';
    expect(readFeed(rss(response, '<generator>Medium</generator>'), url)).toEqual([]);
    expect(readFeed(rss(response), url)).toHaveLength(1);
  });

  it('links to the sound of an episode without a page, or else to the channel, and shows its picture', () => {
    const episodes = `<item><title>1</title><guid isPermaLink="false">x1</guid><enclosure url="/1.mp3" type="audio/mpeg" length="1"/><itunes:image href="/1.jpg"/></item>
      <item><title>2</title><guid isPermaLink="false">x2</guid></item>`;
    expect(readFeed(rss(episodes), url)).toMatchObject([
      { title: '1', link: 'https://blog.example/1.mp3', thumbnail: 'https://blog.example/1.jpg' },
      { title: '2', link: 'https://blog.example/', thumbnail: undefined },
    ]);
  });

  it('keeps entries that share one link, but for their copies', () => {
    const item = (name: string) => `<item><title>${name}</title><link>/podcast</link></item>`;
    const titles = readFeed(rss(item('1') + item('2') + item('2') + item('3')), url);
    expect(titles.map(({ title }) => title)).toEqual(['1', '2', '3']);
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
    const item = `<item><title>A</title><link>/a</link><pubDate>${date}</pubDate></item>`;
    expect(readFeed(rss(item), url)[0]?.publishedAt).toBe(instant);
  });

  it.each([
    ['<img src="https://vg08.met.vgwort.de/na/0123" width="1" height="1" alt=""><img src="netzplan.png">'],
    ['<img src="https://vg08.met.vgwort.de/na/0123"><img src="netzplan.png">'],
    ['<img src="https://pixel.wp.com/b.gif?v=noscript"><img src="netzplan.png">'],
    ['<img src="https://m.example/matomo.php?idsite=1" style="border:0"><img src="netzplan.png">'],
    [
      '<img class="wp-smiley" src="https://s.w.org/images/core/emoji/15/svg/1f600.svg"><img src="netzplan.png">',
    ],
  ])('takes no counter and no emoji for the picture, and looks for it beside the article: %s', (content) => {
    const item = (more: string) =>
      `<item><title>A</title><link>/2026/05/a/</link>${more}<description><![CDATA[${content}]]></description></item>`;
    const picture = 'https://blog.example/2026/05/a/netzplan.png';
    expect(readFeed(rss(item('')), url)[0]?.thumbnail).toBe(picture);
    const gravatar = '<media:content url="https://1.gravatar.com/avatar/0?s=96" medium="image"/>';
    expect(readFeed(rss(item(gravatar)), url)[0]?.thumbnail).toBe(picture);
  });

  it.each([
    ['Das &lt;details&gt;-Element', 'Das <details>-Element'],
    ['<![CDATA[List<String> erklärt]]>', 'List<String> erklärt'],
    ['Das &#60;script&#62;-Element', 'Das <script>-Element'],
    ['Ein &lt;em&gt;neuer&lt;/em&gt; Titel', 'Ein neuer Titel'],
  ])('keeps what a title says in angle brackets: %s', (title, shown) => {
    const item = `<item><title>${title}</title><link>/a</link></item>`;
    expect(readFeed(rss(item), url)[0]?.title).toBe(shown);
  });

  it('leaves out what will be published later than tomorrow', () => {
    const item = (name: string, date: string) =>
      `<item><title>${name}</title><link>/${name}</link><pubDate>${date}</pubDate></item>`;
    const items =
      item('planned', '18 Dec 2027 00:00:00 GMT') + item('fast clock', '28 Nov 2026 20:00:00 GMT');
    const titles = readFeed(rss(items), url, Date.parse('2026-11-28T12:00:00Z')).map(({ title }) => title);
    expect(titles).toEqual(['fast clock']);
    expect(readFeed(rss(item('planned', '18 Dec 2027 00:00:00 GMT')), url)).toEqual([]);
  });

  it('keeps the order of the feed where an entry has no date', () => {
    const item = (name: string, date = '') =>
      `<item><title>${name}</title><link>/${name}</link><pubDate>${date}</pubDate></item>`;
    const titles = readFeed(rss(item('new') + item('old', '01 Sep 2020 00:00:00 GMT')), url);
    expect(titles.map(({ title }) => title)).toEqual(['new', 'old']);
  });

  it('gives the newest first, and each once', () => {
    const item = (name: string, day: number) =>
      `<item><title>${name}</title><link>/${name}</link><pubDate>0${day} Jun 2025 00:00:00 GMT</pubDate></item>`;
    const titles = readFeed(rss(item('a', 2) + item('b', 4) + item('a', 2) + item('c', 3)), url);
    expect(titles.map(({ title }) => title)).toEqual(['b', 'c', 'a']);
  });

  it('takes the beginning of a message without a title for its title, as of Mastodon', () => {
    const item = `<item><link>/@max/1</link><description>&lt;p&gt;${'Heute im Netz. '.repeat(20)}&lt;/p&gt;</description></item>`;
    expect(readFeed(rss(item), url)).toMatchObject([
      { title: `${'Heute im Netz. '.repeat(20).slice(0, 80)}...`, description: '' },
    ]);
  });
});

it('Atom: the link to the page, texts by their type, the base of each entry', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/b/"><title>T</title>
    <entry xml:base="c/"><title>1 &lt; 2 &amp; mehr</title><id>u</id>
      <link rel="enclosure" type="image/png" href="bild.png"/><link rel="alternate" href="post"/>
      <updated>2025-06-03T09:39:21Z</updated><published>2025-06-02T00:00:00Z</published>
      <category term="t" label="Tee"/><summary type="html">&lt;p&gt;Kurz&lt;/p&gt;</summary></entry></feed>`;
  expect(readFeed(atom, url)).toEqual([
    {
      title: '1 < 2 & mehr',
      link: 'https://a.example/b/c/post',
      publishedAt: '2025-06-02T00:00:00.000Z',
      description: 'Kurz',
      categories: ['Tee'],
      thumbnail: 'https://a.example/b/c/bild.png',
    },
  ]);
});

it('Atom of videos: picture and description are in a group', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>T</title>
    <entry><id>yt:video:1</id><title>Film</title><link rel="alternate" href="https://v.example/1"/>
      <media:group><media:title>Film</media:title><media:content url="https://v.example/1.swf" type="application/x-shockwave-flash"/>
        <media:thumbnail url="https://i.example/1.jpg" width="480" height="360"/><media:description>1 &lt; 2, im Netz</media:description></media:group></entry></feed>`;
  expect(readFeed(atom, url)).toMatchObject([
    { link: 'https://v.example/1', thumbnail: 'https://i.example/1.jpg', description: '1 < 2, im Netz' },
  ]);
});

it('names the feed of a web page', () => {
  const page = `<!doctype html><html><head><link rel="alternate" hreflang="en" href="/en"><link rel="alternate" type="application/rss+xml" href="/feed/"><title>Blog</title></head></html>`;
  expect(() => readFeed(page, 'https://blog.example/de')).toThrow(
    "it is a web page, which names 'https://blog.example/feed/' as its feed",
  );
});

it('JSON Feed: relative to the home page', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    home_page_url: 'https://j.example/blog/',
    items: [
      {
        id: '1',
        url: 'p',
        title: 'a <b> c',
        content_html: '<p>Hallo</p>',
        image: '/i.png',
        date_published: '2025-06-03T09:39:21+02:00',
        tags: ['x'],
      },
    ],
  };
  expect(readFeed(JSON.stringify(feed), url)).toEqual([
    {
      title: 'a <b> c',
      link: 'https://j.example/blog/p',
      publishedAt: '2025-06-03T07:39:21.000Z',
      description: 'Hallo',
      categories: ['x'],
      thumbnail: 'https://j.example/i.png',
    },
  ]);
});

it('What cannot be shown safely is left out: other schemes, what is no date', () => {
  const items = `<item><title>A</title><link>javascript:alert(1)</link></item><item><title>B</title></item>
    <item><title>C</title><link>/c</link><pubDate>bald</pubDate>
    <description>&lt;img src="data:image/png;base64,x"&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description></item>`;
  expect(readFeed(rss(items, ''), url)).toEqual([
    {
      title: 'C',
      link: 'https://blog.example/c',
      description: '',
      categories: [],
      thumbnail: undefined,
      publishedAt: undefined,
    },
  ]);
});

it('No feed, none that can be read, and one without bounds are malformed; one without entries is empty', () => {
  for (const body of [
    '',
    '<!doctype html><html></html>',
    '{}',
    '[]',
    7,
    rss('<item><title>x</title></item>', ''),
  ]) {
    expect(() => readFeed(body, url)).toThrow(ProviderError);
  }
  expect(() => readFeed(rss(' '.repeat(11_000_000)), url)).toThrow(ProviderError);
  expect(readFeed(rss(''), url)).toEqual([]);
  const many = Array.from({ length: 150 }, (_, n) => `<item><title>${n}</title><link>/${n}</link></item>`);
  expect(readFeed(rss(many.join('')), url)).toHaveLength(100);
});
