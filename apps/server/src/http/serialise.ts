import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify';
import { z } from 'zod';

type Writer = (answer: object) => string;

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

/** Created with the first answer of an endpoint: creating all of them would take most of the start's time. */
const writers = new WeakMap<Endpoint, Writer>();

/**
 * Writes the success envelope by the contract's result schema: fields outside it never leave the server. In tests and in
 * development the schema also checks the answer; the built server skips this.
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
