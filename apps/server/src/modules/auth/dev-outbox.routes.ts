import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { localMails } from '../../adapters/mail/local-mail.ts';
import { localMessages } from '../../adapters/sms/local-sms.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { selectCaptchas } from './captcha.store.ts';
import { devOutboxPage, outboxPagePath } from './dev-outbox.page.ts';

/** Lets a demo user and tests read what nobody receives. Outside the demo the paths do not exist. */
export function devOutboxRoutes(app: App): void {
  if (!app.deps.config.isDemo) return;
  route(app, '/api/Dev/Outbox', async (ctx) => ({
    resultData: { ...listSent(ctx), captchas: await selectCaptchas(ctx) },
  }));
  app.fastify.get(outboxPagePath, async (request, reply) => {
    // A page is opened without a session: the host says whose.
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/Dev/Outbox',
      headers: { host: request.host },
      payload: {},
    });
    const { resultData } = answer.json<{ resultData: Parameters<typeof devOutboxPage>[0] }>();
    return reply.type('text/html; charset=utf-8').send(devOutboxPage(resultData));
  });
}

function listSent({ deps: { config }, companyId }: Ctx) {
  const messages = localMessages.list(config, companyId);
  return {
    messages: messages.map(({ mobile, text, at }) => ({ mobile, text, time: shanghaiTime(at) })),
    mails: localMails.list(config, companyId).map(({ to, subject, text, attachments, at }) => ({
      to,
      subject,
      text,
      attachments,
      time: shanghaiTime(at),
    })),
  };
}
