import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { type InvoiceKind, invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { email } from '@jicai/domain/people/account-form.ts';
import { type InvoiceTitleForm, takesSpecialInvoice } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { getTitle } from './titles.ts';

/**
 * Kind, a copy of the title, and the mailbox, which is the title's where none is given. Refused as notFound for another customer's title, titleIncomplete
 * for a 专票 to a title without tax number or a personal one. `at` leads the names of fields.
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
