import { verifySmtp } from '../adapters/mail/smtp-mail.ts';
import type { Config } from '../config.ts';
import { fail, type Finding, ok } from './finding.ts';

/** Whether the mail server lets this shop in; nothing where none is named. */
export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const server = new URL(smtpUrl).host;
  try {
    await verifySmtp(smtpUrl);
    return [ok(`${server} 可以登录，发件人 ${mailFrom ?? ''}`)];
  } catch (error) {
    return [fail(`${server}：${error instanceof Error ? error.message : String(error)}`)];
  }
}
