import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalOutbox } from '../local-outbox.ts';
import type { Sms, SmsMessage } from './sms.ts';

export const localMessages = createLocalOutbox<SmsMessage>();

/** Keeps messages instead of sending them and logs one line for each. */
export function createLocalSms(config: Config, log: FastifyBaseLogger): Sms {
  return {
    send: (message) => {
      localMessages.keep(config, message);
      log.info({ mobile: message.mobile, text: message.text }, 'text message (not sent: demo)');
      return Promise.resolve();
    },
  };
}
