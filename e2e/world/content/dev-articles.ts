import { table } from '../../../src/table.fixture.ts';

/* Title, publication, tags, file of the cover, file of the picture for sharing, description. */
const articles = table`
  Warum dein Backup keines ist | 2026-10-18T07:30:00Z | backup,linux,german | backup.png |  | Drei Fragen, die jedes kleine Unternehmen vor dem nächsten Ausfall beantworten sollte: wohin, wie oft, und wer hat die Rückspielung zuletzt geprobt?
  IPv6 at the office, without tears | 2026-09-27T15:00:00Z | networking,ipv6 |  |  | A short migration report.
  XRechnung & ZUGFeRD: <Invoice> lesen mit TypeScript | 2026-06-01T05:45:12Z | typescript,xml,german,tutorial | xrechnung.png | xrechnung-social.png | Was in den Dateien steht, was nicht, und wie man beides prüft.
  كيف تقيس جودة خط الهاتف | 2025-12-24T18:00:00Z |  |  | jitter.png | قياس التذبذب وفقدان الحزم في شبكات الشركات الصغيرة
  nftables in zwanzig Zeilen | 2024-02-29T12:00:00Z | firewall | nftables.png |  | Eine Firewall, die man im Kopf behält.
`;

/** A user's articles as in `GET /api/articles`. All users but `nobody` share the same ones. */
export const devArticles = (username: string): object[] =>
  username === 'nobody' || !username ? [] : articles.map((row, index) => article(username, row, index));

function article(username: string, row: readonly string[], index: number): object {
  const [title = '', published, tags, coverFile, socialFile, description] = row;
  const id = 2_900_000 - index * 1000;
  const slug = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${id.toString(36)}`;
  const cover = coverFile && `https://media2.dev.to/dynamic/image/width=1000,height=420/${coverFile}`;
  const social = socialFile && `https://dev-to-uploads.s3.amazonaws.com/uploads/articles/${socialFile}`;
  return {
    type_of: 'article',
    id,
    title,
    description,
    slug,
    path: `/${username}/${slug}`,
    url: `https://dev.to/${username}/${slug}`,
    cover_image: cover || null,
    // dev.to generates a picture for articles without one.
    social_image: social || cover || `https://media2.dev.to/dynamic/image/social/${slug}.png`,
    published_timestamp: published,
    published_at: published,
    tag_list: tags ? tags.split(',') : [],
    tags: tags?.replaceAll(',', ', '),
    user: { name: 'Erika Mustermann', username },
  };
}
