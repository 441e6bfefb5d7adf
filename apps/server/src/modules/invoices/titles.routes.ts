import { type App, route } from '../../http/route.ts';
import { selectTitles, type TitleRow } from './titles.store.ts';
import { addTitle, editTitle, makeTitleDefault, removeTitle } from './titles.ts';

export function titlesRoutes(app: App): void {
  route(app, '/api/CustInvoiceTitle/GetList', async (ctx) => ({
    resultData: (await selectTitles(ctx, ctx.actor.customerId)).map(toTitle),
    isEditable: ctx.actor.permissions.has('title.edit'),
  }));
  route(app, '/api/CustInvoiceTitle/Add', async (ctx, { data }) => ({ resultData: await addTitle(ctx, formOf(data)) }));
  route(app, '/api/CustInvoiceTitle/Edit', async (ctx, { data }) => ({
    resultData: await editTitle(ctx, data.titleId, data.version, formOf(data)),
  }));
  route(app, '/api/CustInvoiceTitle/Delete', async (ctx, { data }) => ({
    resultData: { deleted: await removeTitle(ctx, data.titleId) },
  }));
  route(app, '/api/CustInvoiceTitle/SetDefault', async (ctx, { data }) => ({
    resultData: await makeTitleDefault(ctx, data.titleId),
  }));
}

type Form = Parameters<typeof addTitle>[1];

function formOf({
  titleType,
  titleName,
  taxNo,
  regAddress,
  regTel,
  bankName,
  bankAccount,
  email,
  mobile,
  isDefault,
}: Form): Form {
  return { titleType, titleName, taxNo, regAddress, regTel, bankName, bankAccount, email, mobile, isDefault };
}

const toTitle = (row: TitleRow) => ({ titleId: row.id, ...formOf(row), version: row.version });
