import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Config } from './config.ts';
import { logSerializers } from './log-faults.ts';

/** The log of work that no call asked for; calls have one of their own from the server. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, base: undefined, serializers: logSerializers });
}
