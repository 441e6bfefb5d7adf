import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { type InvoiceKind, invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { email } from '@jicai/domain/people/account-form.ts';
import { type InvoiceTitleForm, takesSpecialInvoice } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { getTitle } from './titles.ts';

/**
 * Checks a chosen invoice: its kind, a copy of its title, and the mailbox (by default the title's). Refuses with notFound for
 * another customer's title, titleIncomplete for a 专票 with a personal title or one without tax number. `at` is the prefix
 * of field names.
 */
export async function checkChoice(
  ctx: SignedInCtx,
  { invoiceKind: kind, titleId, ...given }: { invoiceKind: InvoiceKind; titleId: string; receiveEmail?: string },
  { at = '' }: { at?: string } = {},
): Promise<{ kind: InvoiceKind; titleId: string; title: InvoiceTitleForm; receiveEmail: string }> {
  const {
    id: _id,
    companyId: _c,
    customerId: _u,
    isDefault: _d,
    version: _v,
    createdAt: _a,
    updatedAt: _b,
    ...title
  } = await getTitle(ctx, titleId);
  if (
    kind === invoiceKinds.special &&
    (ctx.actor.customerType !== customerTypes.enterprise || !takesSpecialInvoice(title))
  ) {
    throw refuse.titleIncomplete({ fields: [{ field: `${at}titleId`, msg: '专用发票抬头信息不完整，请补充税号' }] });
  }
  const receiveEmail = given.receiveEmail ?? title.email;
  if (receiveEmail === '' || email(receiveEmail)) throw badField(`${at}receiveEmail`, '请输入接收发票的邮箱');
  return { kind, titleId, title, receiveEmail };
}
