import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailMessage } from './mail.ts';

const keptAtMost = 200;

export type KeptMail = Omit<MailMessage, 'attachments'> & { attachments: string[] };
/** In memory of this process: the demo runs in one. */
const kept: KeptMail[] = [];

/** Keeps mails instead of sending them, without the bytes of what was attached, and logs one line for each. */
export function createLocalMail(log: FastifyBaseLogger): Mail {
  return {
    send: (message) => {
      const attachments = message.attachments.map(({ fileName, bytes }) => `${fileName}（${bytes.length} 字节）`);
      kept.unshift({ ...message, attachments });
      kept.splice(keptAtMost);
      log.info({ to: message.to, subject: message.subject, attachments }, 'mail (not sent: demo)');
      return Promise.resolve();
    },
  };
}

/** Mails of one company, the newest first. */
export const listLocalMails = (companyId: string): readonly KeptMail[] =>
  kept.filter((mail) => mail.companyId === companyId);
