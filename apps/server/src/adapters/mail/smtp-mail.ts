import type { Mail } from './mail.ts';

const timeoutMs = 20_000;

/** Connects and signs in, sends nothing; rejects with what the mail server says. */
export async function verifySmtp(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  await createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs }).verify();
}

/** Mail through the server of SMTP_URL, such as smtps://user:password@smtp.example.cn:465. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  return {
    send: async (message) => {
      const { fromName, to, subject, text, at, messageKey } = message;
      // 15 MB that a server without mail does not need.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
      await transport.sendMail({
        from: { name: fromName, address: from },
        to,
        subject,
        text,
        date: at,
        messageId: `<${messageKey}@${from.slice(from.indexOf('@') + 1)}>`,
        attachments: message.attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(bytes),
        })),
        // Neither may make the server read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
