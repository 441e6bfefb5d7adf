import { countedPageOf, pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { findCredit, selectEntries } from '../finance/index.ts';
import { setCustomerState, setShipHold } from './block-customer.ts';
import { selectFileHistory, selectMembers } from './customer-facts.store.ts';
import { selectCustomerFile } from './customer-file.store.ts';
import { countCustomers, countQueues, selectCustomers } from './customer-list.store.ts';
import { exportCustomers } from './export-customers.ts';
import { toCustomer, toHistory, toLedgerEntry, toMember } from './customers.wire.ts';
import { readCustomer } from './read-customer.ts';
import { releaseOverdue } from './release-overdue.ts';
import { setCredit } from './set-credit.ts';

/** The files of the shop's customer companies (docs/domain/accounts.md §8). */
export function customersRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { sort, isDown, ...asked } = reqData;
    const filter = { ...asked, searchKey };
    const page = { pageIndex, pageSize };
    const span = { ...spanOf(page), sort, isDown };
    const [rows, count] = await Promise.all([selectCustomers(ctx, filter, span), countCustomers(ctx, filter)]);
    return {
      resultData: rows.map((row) => toCustomer(row, ctx.now)),
      ...countedPageOf(page, count),
    };
  });

  route(app, '/api/OpsCustomer/Export', async (ctx, body) => ({ resultData: await exportCustomers(ctx, body) }));

  route(app, '/api/OpsCustomer/GetCounts', async (ctx) => ({ resultData: await countQueues(ctx) }));

  route(app, '/api/OpsCustomer/GetModel', async (ctx, { data: { customerId } }) => ({
    resultData: await readCustomer(ctx, customerId),
  }));

  route(app, '/api/OpsCustomer/GetCreditPage', async (ctx, { reqData: { customerId }, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    if (!(await selectCustomerFile(ctx, customerId))) throw refuse.notFound();
    const credit = await findCredit(ctx, customerId);
    const { rows, total } = credit ? await selectEntries(ctx, credit.id, spanOf(page)) : { rows: [], total: 0 };
    return { resultData: rows.map(toLedgerEntry), ...pageOf(page, total) };
  });

  route(app, '/api/OpsCustomer/GetMemberPage', async (ctx, { reqData: { customerId }, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    if (!(await selectCustomerFile(ctx, customerId))) throw refuse.notFound();
    const { rows, total } = await selectMembers(ctx, customerId, spanOf(page));
    return { resultData: rows.map(toMember), ...pageOf(page, total) };
  });

  route(app, '/api/OpsCustomer/GetHistory', async (ctx, { data: { customerId } }) => {
    if (!(await selectCustomerFile(ctx, customerId))) throw refuse.notFound();
    return { resultData: (await selectFileHistory(ctx, customerId)).map(toHistory) };
  });

  route(app, '/api/OpsCustomer/SetCredit', async (ctx, { data: { limitFee, tempFee, ...data } }) => ({
    resultData: await setCredit(ctx, { ...data, version: data.version, limitFen: limitFee, tempFen: tempFee }),
  }));
  route(app, '/api/OpsCustomer/ReleaseOverdue', async (ctx, { data }) => ({
    resultData: await releaseOverdue(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/OpsCustomer/SetShipHold', async (ctx, { data }) => ({
    resultData: await setShipHold(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/OpsCustomer/SetState', async (ctx, { data }) => ({
    resultData: await setCustomerState(ctx, { ...data, version: data.version }),
  }));
}
