import { describe, expect, test } from 'vitest';
import type { Legal } from '../../../model/legal.ts';
import type { Site } from '../../../model/site.ts';
import { legal } from '../../fields/legal.ts';
import { services } from '../../fields/services.ts';
import { lawFor } from '../../law/law.ts';
import { plainValue } from '../../plain-value.ts';
import { legalWarnings } from './legal.ts';

const obligatory = {
  name: 'Erika Beispiel',
  street: 'Hauptstraße 5',
  postalCode: '10115',
  city: 'Berlin',
  email: 'post@beispiel.de',
  phone: '+49 30 1234567',
};
const complete = { ...obligatory, vatId: 'DE129273398', hosting: { provider: 'Beispiel Hosting GmbH' } };

/** The warnings about a `legal` block as an owner would write it. */
const warningsOf = (block: object) => {
  const parts = { legal: legal.parse(plainValue(block)) as Legal, testimonials: { header: '', list: [] } };
  const site = { ...parts, services: services.parse({}) as Site['services'], blog: { display: false } };
  return legalWarnings({ ...parts, law: lawFor(site, '2026-11-23', 'de') });
};

describe('the warnings about the legal pages', () => {
  test('are none when all that is obligatory is there', () => {
    expect(warningsOf(complete)).toEqual([]);
  });

  test.each(Object.keys(obligatory))('name %s when it is missing, with the hint', (field) => {
    const [warning, ...others] = warningsOf({ ...complete, [field]: undefined });
    expect(others).toEqual([]);
    expect(warning?.path).toBe(`legal.${field}`);
    expect(warning?.message).toMatch(/^Missing\. § 5 DDG .+ Add `\w+: '.+'` with your own data\.$/);
  });

  test('name the host of whom the privacy policy has to tell', () => {
    expect(warningsOf({ ...complete, hosting: undefined })).toEqual([
      { path: 'legal.hosting.provider', message: expect.stringContaining('Add `hosting: {') },
    ]);
  });

  test('name the number of the tax office that everybody may know, where neither is given', () => {
    expect(warningsOf({ ...complete, vatId: undefined })).toEqual([
      { path: 'legal.vatId', message: expect.stringContaining('`businessId:') },
    ]);
    expect(warningsOf({ ...complete, vatId: undefined, businessId: 'DE129273398-00001' })).toEqual([]);
  });

  test('are one, not six, when the whole block is missing', () => {
    const [warning, ...others] = warningsOf({});
    expect(others).toEqual([]);
    expect(warning?.path).toBe('legal');
    expect(warning?.message).toContain("legal: { name: '…', street: '…'");
  });
});

test.each<[object, ...string[]]>([
  [{ legalForm: 'GmbH' }, 'legal.representative', 'legal.register'],
  [{ legalForm: 'UG (haftungsbeschränkt)' }, 'legal.representative', 'legal.register'],
  [{ legalForm: 'GmbH & Co. KG' }, 'legal.representative', 'legal.register'],
  [{ legalForm: 'e. V.' }, 'legal.representative', 'legal.register'],
  [{ legalForm: 'e. K.' }, 'legal.register'],
  [{ legalForm: 'Einzelunternehmen' }],
  [
    {
      legalForm: 'GmbH',
      representative: 'Erika',
      register: { court: 'Amtsgericht Berlin', number: 'HRB 1' },
    },
  ],
  [{ consumerDispute: { participation: 'willing', body: { name: 'A' } } }, 'legal.consumerDispute.body'],
  [{ consumerDispute: { participation: 'obliged', body: { name: 'A' } } }, 'legal.consumerDispute.body'],
  [{ chamber: 'Ingenieurkammer' }, 'legal.professionalTitle'],
  [{ phone: '  ' }, 'legal.phone'],
])('%j is incomplete without %s', (block, ...paths) => {
  expect(warningsOf({ ...complete, ...block }).map(({ path }) => path)).toEqual(paths);
});
