import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpMail } from './smtp-mail.ts';

/** The few words of SMTP that one mail needs, spoken on a real socket; keeps what came. */
function listen(): Promise<{ port: number; received: string[]; close: () => void }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData && text.endsWith('\r\n.\r\n')) isData = false;
      else if (isData) return;
      if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, received, close: () => server.close() });
    });
  });
}

test('a mail goes out with its attachment, under a key that stays the same', async () => {
  const server = await listen();
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${server.port}`, from: 'shop@example.cn' });
  await mail.send({
    companyId: '1001',
    fromName: '集采商城',
    to: 'finance@example.cn',
    subject: '您的发票',
    text: '请查收',
    attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }],
    at: new Date('2026-11-21T02:00:00Z'),
    messageKey: 'invoice-1',
  });
  const all = server.received.join('');
  server.close();
  expect(all).toContain('RCPT TO:<finance@example.cn>');
  expect(all).toContain('Message-ID: <invoice-1@example.cn>');
  expect(all).toContain('filename=a.pdf');
});
