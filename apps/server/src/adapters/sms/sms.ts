import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalSms } from './local-sms.ts';

/** A text message to one mobile. */
export interface SmsMessage {
  companyId: string;
  mobile: string;
  text: string;
  at: Date;
}

/** Sends text messages; a throw means that the message may be tried again. */
export interface Sms {
  send: (message: SmsMessage) => Promise<void>;
}

/** The way messages go: the local one in the demo, none elsewhere until a provider is connected. */
export function findSms(config: Config, log: FastifyBaseLogger): Sms | undefined {
  return config.isDemo ? createLocalSms(config, log) : undefined;
}
