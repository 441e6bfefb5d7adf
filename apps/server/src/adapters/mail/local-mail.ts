import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { createLocalOutbox } from '../local-outbox.ts';
import type { Mail, MailMessage } from './mail.ts';

export const localMails = createLocalOutbox<Omit<MailMessage, 'attachments'> & { attachments: string[] }>();

/** Keeps mails instead of sending them, without the bytes of what was attached, and logs one line for each. */
export function createLocalMail(config: Config, log: FastifyBaseLogger): Mail {
  return {
    send: (message) => {
      const attachments = message.attachments.map(({ fileName, bytes }) => `${fileName}（${bytes.length} 字节）`);
      localMails.keep(config, { ...message, attachments });
      log.info({ to: message.to, subject: message.subject, attachments }, 'mail (not sent: demo)');
      return Promise.resolve();
    },
  };
}
