import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { tenancy } from './tenancy.ts';

/** Every endpoint of the shop, keyed by its path. One entry here, one route() on the server, one query on a screen. */
export const contract = {
  ...tenancy,
} as const satisfies Record<string, Endpoint<z.ZodType, z.ZodType, never> | Endpoint>;

export type Contract = typeof contract;
export type Path = keyof Contract;
/** The parsed body a handler receives. */
export type BodyOf<P extends Path> = z.output<Contract[P]['body']>;
/** What a caller may send. */
export type SentBodyOf<P extends Path> = z.input<Contract[P]['body']>;
export type ResultOf<P extends Path> = z.output<Contract[P]['result']>;
type ExtraShapeOf<P extends Path> = Contract[P]['extra'];
export type ExtraOf<P extends Path> = { [K in keyof ExtraShapeOf<P>]: ExtraShapeOf<P>[K] extends z.ZodType ? z.output<ExtraShapeOf<P>[K]> : never };
export type AnswerOf<P extends Path> = { resultData: ResultOf<P> } & ExtraOf<P>;
