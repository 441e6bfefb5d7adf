import { shanghaiTime } from '@jicai/domain/shanghai-time.ts';
import { listLocalMessages } from '../../adapters/sms/local-sms.ts';
import { type App, route } from '../../http/route.ts';
import { selectCaptchas } from './captcha.store.ts';

/** Lets a demo user and tests read the codes that no telephone receives. Outside the demo the path does not exist. */
export function devOutboxRoutes(app: App): void {
  if (!app.deps.config.isDemo) return;
  route(app, '/api/Dev/Outbox', async (ctx) => ({
    resultData: {
      messages: listLocalMessages(ctx.companyId).map(({ mobile, text, at }) => ({
        mobile,
        text,
        time: shanghaiTime(at),
      })),
      captchas: await selectCaptchas(ctx),
    },
  }));
}
