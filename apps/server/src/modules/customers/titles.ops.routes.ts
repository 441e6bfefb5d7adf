import { maskedAccount, maskedMobile } from '@jicai/domain/people/privacy.ts';
import { type App, route } from '../../http/route.ts';
import { correctTitle, listTitles } from '../invoices/index.ts';
import { requireCustomer } from './contract-prices.ts';

type Title = Awaited<ReturnType<typeof listTitles>>[number];

/** Invoice titles of the shop's customer companies (docs/domain/accounts.md §15). */
export function customerTitlesRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetTitles', async (ctx, { data: { customerId } }) => {
    await requireCustomer(ctx, customerId);
    const isWhole = ctx.actor.shopPermissions.has('ops.customer.title');
    const titles = await listTitles(ctx, customerId);
    return { resultData: titles.map((title) => toTitle(isWhole ? title : starred(title))) };
  });
  route(app, '/api/OpsCustomer/CorrectTitle', async (ctx, { data }) => {
    const { customerId, titleId, version, reason, requestId: _requestId, ...form } = data;
    await requireCustomer(ctx, customerId);
    return { resultData: await correctTitle(ctx, { customerId, titleId, version, reason, form: formOf(form) }) };
  });
}

type Form = Parameters<typeof correctTitle>[1]['form'];

/** The fields of a form alone, whatever else a row or a body has. */
const formOf = (from: Form): Form => ({
  titleType: from.titleType,
  titleName: from.titleName,
  taxNo: from.taxNo,
  regAddress: from.regAddress,
  regTel: from.regTel,
  bankName: from.bankName,
  bankAccount: from.bankAccount,
  email: from.email,
  mobile: from.mobile,
});

const starred = (title: Title): Title => ({
  ...title,
  bankAccount: maskedAccount(title.bankAccount),
  mobile: maskedMobile(title.mobile),
  email: '',
});

const toTitle = (title: Title) => ({
  titleId: title.id,
  ...formOf(title),
  isDefault: title.isDefault,
  version: title.version,
});
