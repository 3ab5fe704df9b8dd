import { describe, expect, it, onTestFinished } from 'vitest';
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

const address = 'https://badges.example/lpi.png';
const configOf = (badge: string) => ({
  profile: { name: 'Erika', bio: 'Baut.', avatar: 'images/erika.jpg' },
  projects: { github: { display: false } },
  badges: [],
  certifications: [{}, { badge: 'images/dropped.svg' }, { name: 'Linux', badge }],
  testimonials: { list: [{ quote: 'Gut.', name: 'Gerda', logo: badge }] },
});
const site = siteOf(configOf(address), { base: '/sub/' });

describe('A field that is declared as a picture', () => {
  const { picture } = fieldAt(['testimonials', 'list', 0, 'logo']) ?? {};

  it('is in the list of pictures, once for each place, with the path that the owner knows', () => {
    expect(site.pictures.map(({ address, path }) => [address, path])).toEqual([
      ['/sub/images/erika.jpg', 'profile.avatar'],
      [address, 'certifications[2].badge'],
      [address, 'testimonials.list[0].logo'],
    ]);
  });

  it('is allowed by the policy, known to the worker, copied by the snapshot and disclosed', () => {
    expect(documentPolicy(site, { scripts: [], styles: [] })['img-src']).toContain('https://badges.example');
    expect(outsideHosts(site).pictures).toEqual(['badges.example']);
    const [wanted] = wantedPictures(site, { profile: undefined, articles: [] });
    expect(wanted).toEqual({ ...picture, address });
    expect(JSON.stringify(privacySections(site, usedDisclosures(site)))).toContain('`badges.example`');
  });

  it('is found by the check when it does not load', () => {
    const error = new ProviderError('failed', { url: address, status: 404 });
    const told = findingsOf({ name: 'badge', address, error, fetchedAt: undefined }, undefined, site);
    expect(told[0]).toMatchObject({ path: 'certifications[2].badge' });
  });
});

it('A new field needs no more than its declaration to have its copy, its place in the policy and its file', () => {
  const field = fieldAt(['educations', 0, 'institution']) as Field;
  const before = { ...field };
  onTestFinished(() => {
    for (const key of Object.keys(field)) Reflect.deleteProperty(field, key);
    Object.assign(field, before);
  });
  Object.assign(field, fieldAt(['certifications', 0, 'badge']));
  const siteWith = (institution: string) =>
    siteOf({ ...configOf(address), educations: [{ institution }] }, { base: '/sub/' });
  const outside = siteWith('https://new.example/a.png');
  expect(siteWith('a.png').educations[0]?.institution).toBe('/sub/a.png');
  expect(siteWith('a.png').pictures.map(({ path }) => path)).toContain('educations[0].institution');
  expect(documentPolicy(outside, { scripts: [], styles: [] })['img-src']).toContain('https://new.example');
  expect(wantedPictures(outside, { profile: undefined, articles: [] }).map((one) => one.address)).toContain(
    'https://new.example/a.png',
  );
  expect(JSON.stringify(privacySections(outside, usedDisclosures(outside)))).toContain('`new.example`');
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
