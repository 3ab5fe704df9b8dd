import type { Answer } from './exchange.ts';

/** A WordPress feed, without CORS headers. */
export const answerFeed = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/rss+xml; charset=UTF-8' },
  body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>Erikas Werkstatt</title><link>https://blog.erika.example</link>
<item><title>Drucker, die antworten</title><link>https://blog.erika.example/drucker/</link>
<pubDate>Tue, 03 Mar 2026 08:00:00 +0000</pubDate><category><![CDATA[Netzwerk]]></category>
<description><![CDATA[<p>Was ein Drucker &amp; sein Netz sich zu sagen haben.</p>]]></description>
<media:content url="https://miro.medium.com/v2/drucker.png" medium="image" /></item>
<item><title>Kabel zählen</title><link>https://blog.erika.example/kabel/</link>
<pubDate>Mon, 05 Jan 2026 08:00:00 +0000</pubDate></item>
</channel></rss>`,
});
