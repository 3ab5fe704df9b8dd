import { beforeAll, describe, expect, it, vi } from 'vitest';
import photos from '../../../e2e/sites/photos.ts';
import { type CompiledSite, compileSite } from '../../config/compile-site.ts';
import type { Config } from '../../config/config.ts';
import { avatarUse } from '../../config/fields/profile.ts';
import { type Field, schemaTree } from '../../config/schema-tree.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { Site } from '../../model/site.ts';
import { ProviderError } from '../../providers/resource.ts';
import { privacySections } from '../../site/legal/privacy-policy.ts';
import { usedDisclosures } from '../../site/providers.ts';
import { findingsOf } from '../commands/check/check-site.ts';
import { documentPolicy } from '../documents/content-security-policy.ts';
import { outsideHosts } from '../documents/outside-hosts.ts';
import { wantedPictures } from './snapshot/used-snapshot.ts';

// Jobs get a picture, and nothing else in the project knows of it.
vi.mock('../../config/fields/career.ts', async (load) => {
  const career = await load<typeof import('../../config/fields/career.ts')>();
  const { picture } = await import('../../config/fields/field.ts');
  return {
    ...career,
    experience: career.experience.extend({
      logo: picture('logo', { shown: [80, 100], ratio: 2, sizes: '100px' }).optional(),
    }),
  };
});

const logoPlace = { shown: [80, 100], ratio: 2, sizes: '100px' };
const address = 'https://logos.example/beispiel.png';
const profile = { name: 'Erika', bio: 'Baut.', avatar: 'images/erika.jpg' };

function compile(logo: string, files?: readonly string[], more: Config = {}): CompiledSite {
  const experiences = [null, { logo: 'images/dropped.svg' }, { company: 'Beispiel GmbH', logo }];
  const config: unknown = {
    profile,
    projects: { github: { display: false } },
    badges: [],
    experiences,
    ...more,
  };
  return compileSite(config as Config, { base: '/sub/', files });
}

let site: Site;
beforeAll(() => {
  const compiled = compile(address);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  site = compiled.site;
});

describe('A field that is declared as a picture', () => {
  it('is in the list of pictures, with the path that the owner knows', () => {
    expect(site.pictures).toEqual([
      { address: '/sub/images/erika.jpg', kind: 'avatar', ...avatarUse, path: 'profile.avatar' },
      { address, kind: 'logo', ...logoPlace, path: 'experiences[2].logo' },
    ]);
  });

  it('is told apart from the same picture in another block', () => {
    const testimonials = { list: [{ quote: 'Gut.', name: 'Gerda', logo: address }] };
    const compiled = compile(address, undefined, { testimonials });
    const paths = 'site' in compiled ? compiled.site.pictures.map(({ path }) => path) : [];
    expect(paths).toEqual(['profile.avatar', 'experiences[2].logo', 'testimonials.list[0].logo']);
  });

  it('is allowed by the policy, known to the worker, copied by the snapshot and disclosed', () => {
    expect(documentPolicy(site, { scripts: [], styles: [] })['img-src']).toContain('https://logos.example');
    expect(outsideHosts(site).pictures).toEqual(['logos.example']);
    const wanted = wantedPictures(site, { profile: undefined, articles: [] });
    expect(wanted).toEqual([{ kind: 'logo', ...logoPlace, address }]);
    expect(JSON.stringify(privacySections(site, usedDisclosures(site)))).toContain('`logos.example`');
  });

  it('is found by the check when it does not load', () => {
    const error = new ProviderError('failed', { url: address, status: 404 });
    const told = findingsOf({ name: 'logo', address, error, fetchedAt: undefined }, undefined, site);
    expect(told).toMatchObject([{ path: 'experiences[2].logo' }]);
  });

  it('is below the base as a file, and missed when it is not there', () => {
    const { site, missing } = compile('images/logo.svg', []) as Extract<CompiledSite, { site: Site }>;
    expect(site.experiences[0]).toMatchObject({ logo: '/sub/images/logo.svg' });
    const message = expect.stringContaining('There is no file public/images/logo.svg');
    expect(missing).toContainEqual({ path: 'experiences[2].logo', message });
  });
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
