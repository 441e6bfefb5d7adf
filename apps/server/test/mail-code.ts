import type { OpenMailScene } from '@jicai/domain/people/sms-codes.ts';
import { runDueOnce } from '../src/worker/worker.ts';
import { signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const at = (host: string | undefined) => (host ? { host } : {});

/** Lets a mailbox stand in for a mobile in a shop, as its operator does in the console, or takes it back. */
export async function allowMail(app: TestApp, isAllowed: boolean, host?: string) {
  const token = await signIn(app, 'operator', at(host));
  const data = { key: 'codes.isByMail', before: !isAllowed, value: isAllowed, requestId: crypto.randomUUID() };
  return app.call('/api/OpsSetting/Save', { data }, { token, ...at(host) });
}

/** Mails that a shop sent to a mailbox, the newest first. */
export async function mailsTo(app: TestApp, email: string, host?: string) {
  await runDueOnce(app.deps);
  const { mails } = (await app.call('/api/Dev/Outbox', {}, at(host))).resultData;
  return mails.filter(({ to }) => to === email);
}

/** Asks for a code to a mailbox, with the captcha read. */
export async function askMailCode(app: TestApp, email: string, scene: OpenMailScene, host?: string) {
  const { captchaId } = (await app.call('/api/Account/GetCaptcha', {}, at(host))).resultData;
  const { captchas } = (await app.call('/api/Dev/Outbox', {}, at(host))).resultData;
  const captchaCode = captchas.find((one) => one.captchaId === captchaId)?.answer;
  return app.call('/api/Account/SendMailCode', { data: { email, scene, captchaId, captchaCode } }, at(host));
}

/** Has a code sent and reads it from the mail; '' where none came. One mailbox gets one a minute: set the clock between two. */
export async function mailCodeFor(app: TestApp, email: string, scene: OpenMailScene, host?: string): Promise<string> {
  const sent = await askMailCode(app, email, scene, host);
  if (!sent.success) throw new Error(`no code was sent: ${sent.errorMsg}`);
  const [mail] = await mailsTo(app, email.toLowerCase(), host);
  return /验证码(\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
}
