import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify';
import { z } from 'zod';

type Writer = (answer: object) => string;

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

/** Made with the first answer of their endpoint: made all at once they were most of what a start takes. */
const writers = new WeakMap<Endpoint, Writer>();

/**
 * Writes the success envelope by the contract's result schema: fields outside it never leave the server. Except in the
 * built server the schema also checks the answer, so a broken promise fails a test instead of a customer.
 */
export function answerWriter(endpoint: Endpoint): Writer {
  return (answer) => {
    const write = writers.get(endpoint) ?? makeWriter(endpoint);
    writers.set(endpoint, write);
    return write(answer);
  };
}

function makeWriter(endpoint: Endpoint): Writer {
  const shape = z.object({
    success: z.boolean(),
    resultData: endpoint.result,
    errorCode: z.string(),
    errorMsg: z.string(),
    ...endpoint.extra,
  });
  const stringify = fastJson(z.toJSONSchema(shape, { unrepresentable: 'any', io: 'output' }) as FastJsonSchema);
  return (answer) => {
    const envelope = { success: true, errorCode: '0', errorMsg: '', ...answer };
    return stringify(isBuilt ? envelope : shape.parse(envelope));
  };
}
