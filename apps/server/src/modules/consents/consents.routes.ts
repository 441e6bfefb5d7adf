import { consentKinds } from '@jicai/domain/people/consents.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { listOwnConsents, saveOwnConsents } from './consents.service.ts';

export function consentsRoutes(app: App): void {
  route(app, '/api/Account/GetConsents', async (ctx) => {
    const { consents, records } = await listOwnConsents(ctx);
    return {
      resultData: {
        consents: consents.map(({ isAgreed, agreedAt, ...one }) => ({
          ...one,
          isAgree: isAgreed,
          agreedTime: agreedAt ? shanghaiTime(agreedAt) : '',
        })),
        records: records.map(({ consentType, version, isAgreed, createdAt }) => ({
          consentType,
          title: consentKinds[consentType].name,
          version,
          isAgree: isAgreed,
          createTime: shanghaiTime(createdAt),
        })),
      },
    };
  });

  route(app, '/api/Account/SaveConsent', async (ctx, { data }) => ({
    resultData: { saved: await saveOwnConsents(ctx, data.list) },
  }));
}
