import { registerTypes } from '@jicai/domain/people/registration.ts';
import { type App, route } from '../../http/route.ts';
import { readCodeTo } from '../auth/index.ts';
import { linkFiles } from '../files/index.ts';
import { getByTicket, openTicket, registerEnterprise, resubmitRegister } from './register-enterprise.ts';
import { registerMember } from './register-member.ts';
import { registrationOpsRoutes } from './registration.ops.routes.ts';
import { toOwnRegister } from './registration.wire.ts';
import { withdrawRegister } from './withdraw-register.ts';

export function registrationRoutes(app: App): void {
  route(app, '/api/Account/Register', async (ctx, { data }) => ({
    resultData:
      data.registerType === registerTypes.enterprise
        ? await registerEnterprise(ctx, data)
        : await registerMember(ctx, data),
  }));

  route(app, '/api/Account/GetUploadTicket', async (ctx, { data }) => ({
    resultData: await openTicket(ctx, { to: readCodeTo(data), smsCode: data.smsCode }),
  }));

  route(app, '/api/Account/GetRegister', async (ctx, { data }) => {
    const held = await getByTicket(ctx, data.uploadTicket);
    const links = await linkFiles(ctx, [held.licenseFileId]);
    return { resultData: toOwnRegister(held, links.get(held.licenseFileId)) };
  });

  route(app, '/api/Account/EditRegister', async (ctx, { data }) => ({ resultData: await resubmitRegister(ctx, data) }));

  route(app, '/api/Account/CancelRegister', async (ctx, { data }) => {
    await withdrawRegister(ctx, { ...data, version: data.version });
    return { resultData: {} };
  });

  registrationOpsRoutes(app);
}
