import { expect, it, onTestFinished } from 'vitest';
import photos from '../../../e2e/sites/photos.ts';
import { type Field, fieldAt, schemaTree } from '../../config/schema-tree.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { ProviderError } from '../../providers/resource.ts';
import { privacySections } from '../../site/legal/privacy-policy.ts';
import { usedDisclosures } from '../../site/providers.ts';
import { findingsOf } from '../commands/check/check-site.ts';
import { documentPolicy } from '../documents/content-security-policy.ts';
import { outsideHosts } from '../documents/outside-hosts.ts';
import { wantedPictures } from './snapshot/used-snapshot.ts';

const address = 'https://new.example/a.png';
const siteWith = (institution: string) =>
  siteOf(
    {
      profile: { name: 'Erika', bio: 'Baut.', avatar: 'images/erika.jpg' },
      projects: { github: { display: false } },
      badges: [],
      educations: [{}, { institution }],
    },
    { base: '/sub/' },
  );

it('A picture field needs no more than its declaration: policy, worker, snapshot, privacy page, check and file follow', () => {
  const field = fieldAt(['educations', 0, 'institution']) as Field;
  const before = { ...field };
  onTestFinished(() => {
    for (const key of Object.keys(field)) Reflect.deleteProperty(field, key);
    Object.assign(field, before);
  });
  const badge = fieldAt(['certifications', 0, 'badge']);
  Object.assign(field, badge);
  const local = siteWith('a.png');
  expect(local.educations[0]?.institution).toBe('/sub/a.png');
  expect(local.pictures.map(({ address, path }) => [address, path])).toEqual([
    ['/sub/images/erika.jpg', 'profile.avatar'],
    // As the owner counts, with entries that were dropped.
    ['/sub/a.png', 'educations[1].institution'],
  ]);
  const outside = siteWith(address);
  expect(documentPolicy(outside, { scripts: [], styles: [] })['img-src']).toContain('https://new.example');
  expect(outsideHosts(outside).pictures).toEqual(['new.example']);
  expect(wantedPictures(outside, { profile: undefined, articles: [] })).toEqual([
    { ...badge?.picture, address },
  ]);
  expect(JSON.stringify(privacySections(outside, usedDisclosures(outside)))).toContain('`new.example`');
  const error = new ProviderError('failed', { url: address, status: 404 });
  const found = findingsOf({ name: 'badge', address, error, fetchedAt: undefined }, undefined, outside);
  expect(found[0]).toMatchObject({ path: 'educations[1].institution' });
});

/** All fields of the configuration that are texts or lists of texts, by their paths. */
function textFields(field: Field = schemaTree, path = ''): [path: string, field: Field][] {
  if (field.items) return textFields(field.items, `${path}[]`);
  if (!field.properties) return field.type === 'string' && !field.enum ? [[path, field]] : [];
  return Object.entries(field.properties).flatMap(([key, value]) => textFields(value, `${path}.${key}`));
}

it('The site of photos, whose copies a browser measures, has a picture of each kind', () => {
  const declared = textFields().flatMap(([, { picture }]) => picture?.kind ?? []);
  const shown = new Set(siteOf(photos).pictures.map(({ kind }) => kind));
  expect(declared.filter((kind) => !shown.has(kind))).toEqual([]);
});

it('A field of the configuration that is called a picture is declared as one', () => {
  const named = textFields().filter(([path]) =>
    /(avatar|badge|bild|cover|foto|image|logo|photo|picture|portrait|screenshot|thumbnail)s?(url)?(\[\])?$/i.test(
      path,
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  const undeclared = named.filter(([, field]) => !field.picture).map(([path]) => path);
  // The page does not show it, only apps that show a shared link do.
  expect(undeclared).toEqual(['.seo.imageURL']);
});
