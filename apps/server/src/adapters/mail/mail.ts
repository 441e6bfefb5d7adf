import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalMail } from './local-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** One mail to one address. */
export interface MailMessage {
  companyId: string;
  /** Name the mail comes from, such as the shop's; the address is the installation's. */
  fromName: string;
  to: string;
  subject: string;
  text: string;
  attachments: readonly { fileName: string; mediaType: string; bytes: Uint8Array }[];
  at: Date;
  /** The same for every try of the same mail, so that a mail server can drop the second one. */
  messageKey: string;
}

/** Sends mail; a throw means that it may be tried again. */
export interface Mail {
  send: (message: MailMessage) => Promise<void>;
}

/** The way mail goes: a mail server where SMTP_URL names one, else the local one in the demo, else none. */
export function findMail(config: Config, log: FastifyBaseLogger): Mail | undefined {
  if (config.smtpUrl) return createSmtpMail({ url: config.smtpUrl, from: config.mailFrom ?? '' });
  return config.isDemo ? createLocalMail(config, log) : undefined;
}
