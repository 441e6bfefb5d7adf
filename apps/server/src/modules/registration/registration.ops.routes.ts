import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { countedPageOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { linkFiles } from '../files/index.ts';
import { registerWays } from '../auth/index.ts';
import { daysToInstants } from '../orders/index.ts';
import { addCompany } from './add-company.ts';
import { toRegisterModel, toRegisterRow } from './registration.wire.ts';
import { selectRegistration } from './registrations.store.ts';
import { revealContact, revealLicense } from './reveal.ts';
import { countRegistrations, selectRegistrationPage } from './review-list.store.ts';
import { auditRegister } from './review.ts';

export function registrationOpsRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetRegisterPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { registerStates: states, ...days } = reqData;
    const filter = { searchKey, states, ...daysToInstants(days) };
    const [rows, count] = await Promise.all([
      selectRegistrationPage(ctx, filter, { pageIndex, pageSize }),
      countRegistrations(ctx, filter),
    ]);
    return { resultData: rows.map(toRegisterRow), ...countedPageOf({ pageIndex, pageSize }, count) };
  });

  route(app, '/api/OpsCustomer/GetRegister', async (ctx, { data }) => {
    const row = await selectRegistration(ctx, data.registerId);
    if (!row) throw refuse.notFound();
    const links = await linkFiles(ctx, [row.licenseFileId]);
    return { resultData: toRegisterModel(row, links.get(row.licenseFileId)) };
  });

  route(app, '/api/OpsCustomer/GetRegisterContact', async (ctx, { data }) => ({
    resultData: await revealContact(ctx, data.registerId),
  }));

  route(app, '/api/OpsCustomer/GetRegisterLicense', async (ctx, { data }) => {
    const { fileUrl, fileName, mediaType, expiresAt } = await revealLicense(ctx, data.registerId);
    return { resultData: { fileUrl, fileName, mediaType, expireTime: shanghaiTime(expiresAt) } };
  });

  route(app, '/api/OpsCustomer/AddCompany', async (ctx, { data }) => ({ resultData: await addCompany(ctx, data) }));
  route(app, '/api/OpsCustomer/GetWays', async (ctx) => {
    const { canRegister } = await registerWays(ctx);
    return { resultData: { canRegister } };
  });

  route(app, '/api/OpsCustomer/AuditRegister', async (ctx, { data }) => ({
    resultData: await auditRegister(ctx, { ...data, registrationId: data.registerId, version: data.version }),
  }));
}
