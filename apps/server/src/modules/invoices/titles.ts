import { type InvoiceTitleForm, invoiceTitleFaults, maxTitles } from '@jicai/domain/invoices/invoice-title-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import {
  deleteTitle,
  insertTitle,
  lockAndCountTitles,
  selectTitle,
  type TitleRow,
  updateDefaultTitle,
  updateTitle,
} from './titles.store.ts';

const own = ({ actor: { customerId } }: SignedInCtx, titleId: string) => ({ customerId, titleId });

export type TitleForm = InvoiceTitleForm & { isDefault: boolean };

/** Refused as notFound for a title of another customer. */
export async function getTitle(ctx: SignedInCtx, titleId: string): Promise<TitleRow> {
  const title = await selectTitle(ctx, own(ctx, titleId));
  if (!title) throw refuse.notFound();
  return title;
}

/** The first title of a customer is its default. */
export async function addTitle(ctx: SignedInCtx, form: TitleForm) {
  const values = checkTitle(form);
  const count = await lockAndCountTitles(ctx, ctx.actor.customerId);
  if (count >= maxTitles) throw badField('titleName', `最多可保存${maxTitles}个发票抬头`);
  const titleId = await insertTitle(ctx, ctx.actor.customerId, values);
  if (form.isDefault || count === 0) await updateDefaultTitle(ctx, ctx.actor.customerId, titleId);
  return { titleId, version: 1 };
}

export async function editTitle(ctx: SignedInCtx, titleId: string, version: number | undefined, form: TitleForm) {
  await lockAndCountTitles(ctx, ctx.actor.customerId);
  const title = await getTitle(ctx, titleId);
  if (version === undefined) throw badField('version', '缺少版本号 version');
  const newVersion = await updateTitle(ctx, { ...own(ctx, titleId), version, form: checkTitle(form) });
  if (newVersion === undefined) throw refuse.outdated();
  if (form.isDefault !== title.isDefault)
    await updateDefaultTitle(ctx, ctx.actor.customerId, form.isDefault ? titleId : null);
  return { titleId, version: newVersion };
}

export async function makeTitleDefault(ctx: SignedInCtx, titleId: string) {
  await lockAndCountTitles(ctx, ctx.actor.customerId);
  const { version } = await getTitle(ctx, titleId);
  await updateDefaultTitle(ctx, ctx.actor.customerId, titleId);
  return { titleId, version };
}

/** Deleting twice succeeds. A title of another customer is not found. */
export const removeTitle = (ctx: SignedInCtx, titleId: string): Promise<number> => deleteTitle(ctx, own(ctx, titleId));

/**
 * The values to store: codes in half width, the bank account as digits. Refuses with badInput and every faulty field.
 */
export function checkTitle(form: InvoiceTitleForm & { isDefault?: boolean }): InvoiceTitleForm {
  const { isDefault: _isDefault, ...typed } = form;
  const tidied = { ...typed, taxNo: tidyCode(typed.taxNo).toUpperCase(), bankAccount: tidyCode(typed.bankAccount) };
  const fields = invoiceTitleFaults(tidied);
  if (fields.length > 0) throw refuse.badInput({ fields });
  return { ...tidied, bankAccount: tidied.bankAccount.replaceAll(/[ -]/g, '') };
}
