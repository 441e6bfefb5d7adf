import type { FastifyBaseLogger } from 'fastify';
import type { Sms, SmsMessage } from './sms.ts';

const keptAtMost = 200;
/** In memory of this process: the demo runs in one. */
const kept: SmsMessage[] = [];

/** Keeps messages instead of sending them, so that a demo user can read his code, and logs one line for each. */
export function createLocalSms(log: FastifyBaseLogger): Sms {
  return {
    send: (message) => {
      kept.unshift(message);
      kept.splice(keptAtMost);
      log.info({ mobile: message.mobile, text: message.text }, 'text message (not sent: demo)');
      return Promise.resolve();
    },
  };
}

/** Messages of one company, the newest first. */
export const listLocalMessages = (companyId: string): readonly SmsMessage[] =>
  kept.filter((message) => message.companyId === companyId);
