import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import fc from 'fast-check';
import type { RecordNames } from './record-names.ts';
import { bodySchema, type Schema } from './schema-bodies.ts';
import { usualTexts } from './usual-texts.ts';

/** Days and times that JavaScript or PostgreSQL cannot hold, and their neighbours. */
export const hostileDates = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '0001-01-01 00:00:00',
  '1899-12-31',
  '2026-02-29',
  '2026-02-30',
  '2026-11-20 24:00:00',
  '2026-11-20 23:59:60',
  '2026-13-01',
  '9999-12-31',
  '9999-12-31 23:59:59',
  '10000-01-01',
  '-271821-04-19',
  '+275760-09-13',
  '0044-03-15 BC',
  'infinity',
  '-infinity',
  'now',
] as const;

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '😀'.repeat(60),
  '长'.repeat(5000),
  "' or 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd()',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '1e308',
  '-1',
  '00',
  '9'.repeat(19),
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(400),
];
const hostileNumbers = [0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)];

/** What breaks a reader that trusts its caller: wrong types, halves of characters, numbers no column holds. */
export const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileDates),
  fc.constantFrom<unknown>(...hostileNumbers, true, false, null),
  fc.constantFrom<unknown>([], {}, [[]], [[[[1]]]], [null], { 0: 1 }, { length: -1 }),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"x":1}}'), { constructor: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const times = ['2026-11-20', '2026-11-01', '2026-11-20 10:00:00', '2026-12-24 10:00:00', '2026-11'];
const isTime = (name: string) => /date|time|month|day/i.test(name);
const isName = (name: string) => /(?:id|ids|no|nos|code|url|key|version)$/i.test(name);

interface Source extends RecordNames {
  /** Every field as an honest caller fills it. */
  isHonest: boolean;
}

/** Bodies without a hostile field. */
export const honestBodies = (endpoint: Endpoint, known: RecordNames): fc.Arbitrary<unknown> =>
  valuesOf(bodySchema(endpoint), { ...known, isHonest: true }, '');

/** Bodies of the contract's shape, most of whose fields name what exists; about one field in twelve is hostile. */
export function hostileBodies(endpoint: Endpoint, known: RecordNames): fc.Arbitrary<unknown> {
  const shaped = valuesOf(bodySchema(endpoint), { ...known, isHonest: false }, '');
  return fc.oneof({ weight: 30, arbitrary: shaped }, { weight: 1, arbitrary: hostileValue });
}

function valuesOf(schema: Schema, known: Source, name: string): fc.Arbitrary<unknown> {
  if (known.isHonest) return plausible(schema, known, name);
  return fc.oneof(
    { weight: schema.properties ? 40 : 11, arbitrary: plausible(schema, known, name) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function plausible(schema: Schema, known: Source, name: string): fc.Arbitrary<unknown> {
  if (schema.properties) return objectOf(schema, schema.properties, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, known, name)));
  switch (String(schema.type)) {
    case 'integer':
    case 'number':
      return numberOf(schema, known, name);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known, name.replace(/s$/, '')), {
        minLength: known.isHonest ? 1 : 0,
        maxLength: 4,
      });
    default:
      return textOf(known, name);
  }
}

/** Mostly all of the fields, at times some, at times one that the contract does not know. */
function objectOf({ required = [] }: Schema, properties: Record<string, Schema>, known: Source): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, known, name)]),
  );
  if (known.isHonest) {
    const needed = Object.keys(fields).filter((name) => required.includes(name) || name === 'requestId');
    return fc.oneof(fc.record(fields, { requiredKeys: needed }), fc.record(pickFrom(fields, needed)));
  }
  const extra = fc.dictionary(fc.constantFrom('constructor', 'companyId', 'isAdmin', 'toString'), hostileValue, {
    maxKeys: 1,
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields) },
    { weight: 5, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(fc.record(fields), extra).map(([body, more]) => ({ ...more, ...body })) },
  );
}

const pickFrom = <T>(fields: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

function numberOf(schema: Schema, known: Source, name: string): fc.Arbitrary<unknown> {
  const [min, max] = [schema.minimum ?? 0, schema.maximum ?? 1000];
  if (known.isHonest) return fc.integer({ min: Math.max(min, 1), max: Math.min(max, 9) });
  return fc.oneof(
    fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 100_000) }),
    fc.integer({ min: Math.max(min, 0), max: Math.min(max, 9) }),
    fc.constantFrom(min, max, ...known.numbers(name)),
  );
}

function textOf(known: Source, name: string): fc.Arbitrary<unknown> {
  if (name === 'requestId') return fc.uuid();
  if (known.isHonest && usualTexts(name).length > 0) return fc.constantFrom(...usualTexts(name));
  if (known.isHonest && isTime(name)) return fc.constantFrom(...times.slice(0, 2), '');
  if (isTime(name))
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...times) }, fc.constantFrom(...hostileDates));
  const exact = known.texts(name);
  if (known.isHonest && exact.length > 0) return fc.constantFrom(...exact);
  const free = fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.stringMatching(/^\d{1,19}$/),
    fc.constant(''),
  );
  if (exact.length > 0) return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...exact) }, free);
  return isName(name) ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, free) : free;
}
