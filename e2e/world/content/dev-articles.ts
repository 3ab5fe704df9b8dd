interface ArticleTraits {
  title: string;
  description: string;
  /** ISO 8601, UTC. */
  published: string;
  tags: string[];
  cover: string | null;
  social?: string;
}

const articles: readonly ArticleTraits[] = [
  {
    title: 'Warum dein Backup keines ist',
    description:
      'Drei Fragen, die jedes kleine Unternehmen vor dem nächsten Ausfall beantworten sollte: wohin, wie oft, und wer hat die Rückspielung zuletzt geprobt?',
    published: '2026-10-18T07:30:00Z',
    tags: ['backup', 'linux', 'german'],
    cover: 'https://media2.dev.to/dynamic/image/width=1000,height=420/backup.png',
  },
  {
    title: 'IPv6 at the office, without tears',
    description: 'A short migration report.',
    published: '2026-09-27T15:00:00Z',
    tags: ['networking', 'ipv6'],
    cover: null,
  },
  {
    title: 'XRechnung & ZUGFeRD: <Invoice> lesen mit TypeScript',
    description: 'Was in den Dateien steht, was nicht, und wie man beides prüft.',
    published: '2026-06-01T05:45:12Z',
    tags: ['typescript', 'xml', 'german', 'tutorial'],
    cover: 'https://media2.dev.to/dynamic/image/width=1000,height=420/xrechnung.png',
    social: 'https://dev-to-uploads.s3.amazonaws.com/uploads/articles/xrechnung-social.png',
  },
  {
    title: 'كيف تقيس جودة خط الهاتف',
    description: 'قياس التذبذب وفقدان الحزم في شبكات الشركات الصغيرة',
    published: '2025-12-24T18:00:00Z',
    tags: [],
    cover: null,
    social: 'https://dev-to-uploads.s3.amazonaws.com/uploads/articles/jitter.png',
  },
  {
    title: 'nftables in zwanzig Zeilen',
    description: 'Eine Firewall, die man im Kopf behält.',
    published: '2024-02-29T12:00:00Z',
    tags: ['firewall'],
    cover: 'https://media2.dev.to/dynamic/image/width=1000,height=420/nftables.png',
  },
];

/** A user's articles as in `GET /api/articles`. All users but `nobody` share the same ones. */
export const devArticles = (username: string): object[] =>
  username === 'nobody' || !username
    ? []
    : articles.map(({ title, description, published, tags, cover, social }, index) => {
        const id = 2_900_000 - index * 1000;
        const slug = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${id.toString(36)}`;
        return {
          type_of: 'article',
          id,
          title,
          description,
          slug,
          path: `/${username}/${slug}`,
          url: `https://dev.to/${username}/${slug}`,
          cover_image: cover,
          // dev.to generates a picture for articles without one.
          social_image: social ?? cover ?? `https://media2.dev.to/dynamic/image/social/${slug}.png`,
          published_timestamp: published,
          published_at: published,
          tag_list: tags,
          tags: tags.join(', '),
          user: { name: 'Erika Mustermann', username },
        };
      });
