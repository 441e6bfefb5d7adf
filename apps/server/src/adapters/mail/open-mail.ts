import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalMail } from './local-mail.ts';
import type { Mail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** The way mail goes: a mail server where SMTP_URL names one, else the local one in the demo, else none. */
export function openMail(config: Config, log: FastifyBaseLogger): Mail | undefined {
  if (config.smtpUrl) return createSmtpMail({ url: config.smtpUrl, from: config.mailFrom ?? '' });
  return config.isDemo ? createLocalMail(config, log) : undefined;
}
