import type { OpenSmsScene } from '@jicai/domain/people/sms-codes.ts';
import { runDueOnce } from '../src/worker/worker.ts';
import type { TestApp } from './test-app.ts';

const inHost = (host: string | undefined) => (host ? { host } : {});

/** Text messages that a shop sent to a mobile, the newest first. */
export async function messagesTo(app: TestApp, mobile: string, host?: string): Promise<string[]> {
  await runDueOnce(app.deps);
  const { resultData } = await app.call('/api/Dev/Outbox', {}, inHost(host));
  return resultData.messages.filter((message) => message.mobile === mobile).map(({ text }) => text);
}

/** Has a code sent and reads it from the telephone. One mobile gets one a minute: set the clock between two. */
export async function smsCodeFor(app: TestApp, mobile: string, scene: OpenSmsScene, host?: string): Promise<string> {
  const { resultData } = await app.call('/api/Account/GetCaptcha', {}, inHost(host));
  const outbox = await app.call('/api/Dev/Outbox', {}, inHost(host));
  const captcha = outbox.resultData.captchas.find((one) => one.captchaId === resultData.captchaId);
  const data = { mobile, scene, captchaId: captcha?.captchaId, captchaCode: captcha?.answer };
  const sent = await app.call('/api/Account/SendSmsCode', { data }, inHost(host));
  if (!sent.success) throw new Error(`no code was sent: ${sent.errorMsg}`);
  // Other news may reach the mobile in the same round.
  const codes = (await messagesTo(app, mobile, host)).flatMap((text) => /验证码(\d{6})/.exec(text)?.[1] ?? []);
  return codes[0] ?? '';
}
