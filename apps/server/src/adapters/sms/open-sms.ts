import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalSms } from './local-sms.ts';
import type { Sms } from './sms.ts';

/** The way messages go: the local one in the demo, none elsewhere until a provider is connected. */
export function openSms(config: Config, log: FastifyBaseLogger): Sms | undefined {
  return config.isDemo ? createLocalSms(config, log) : undefined;
}
