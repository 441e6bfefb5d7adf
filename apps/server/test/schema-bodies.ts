import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that the contract's bodies use. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
}

/** The body of an endpoint as JSON Schema (after coercion, which is what a well-meaning caller sends). */
export const bodySchema = (endpoint: Endpoint): Schema =>
  z.toJSONSchema(endpoint.body, { io: 'output', unrepresentable: 'any' }) as Schema;

/** Bodies that know the right field names and mostly the wrong values: what a careless or hostile caller sends. */
export function rubbishFor(schema: Schema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.constantFrom(
      null,
      '',
      ' ',
      '0',
      '-1',
      '9'.repeat(19),
      '9'.repeat(40),
      "' or 1=1 --",
      '%_\\',
      '\u0000',
      '<script>',
      -1,
      0,
      1.5,
      1e308,
      true,
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  if (!schema.properties)
    return fc.oneof({ weight: 2, arbitrary: valueFor(schema) }, { weight: 3, arbitrary: anything });
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, rubbishFor(field)]),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: anything },
  );
}

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor));
  switch (String(schema.type)) {
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 1000, 100_000) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(rubbishFor(schema.items ?? {}), { maxLength: 3 });
    default:
      return fc.oneof(fc.stringMatching(/^\d{1,19}$/), fc.string({ maxLength: 60 }));
  }
}

/** One body in which every text field that could name a record holds `foreign`, and everything else is plausible. */
export function bodyNaming(schema: Schema, foreign: string, name = ''): unknown {
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, bodyNaming(inner, foreign, field)]),
    );
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return bodyNaming(choice, foreign, name);
  if (schema.additionalProperties) return {};
  switch (String(schema.type)) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'array':
      return [bodyNaming(schema.items ?? {}, foreign, name)];
    default:
      return name === 'requestId' ? crypto.randomUUID() : foreign;
  }
}
