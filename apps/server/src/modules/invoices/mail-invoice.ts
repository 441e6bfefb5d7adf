import { invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { email } from '@jicai/domain/people/account-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { readStoredFile } from '../files/index.ts';
import { selectInvoice } from './invoices.store.ts';
import { getInvoice } from './move-invoice.ts';

/** Sends an issued invoice to a mailbox. Refuses with stateChanged as long as it is not issued. */
export async function mailInvoice(ctx: SignedInCtx, { invoiceNo, to }: { invoiceNo: string; to: string }) {
  if (to === '' || email(to)) throw badField('email', '邮箱格式不正确');
  const invoice = await getInvoice(ctx, { invoiceNo });
  if (!invoice.pdfFileId) throw refuse.stateChanged();
  if (!ctx.deps.mail) throw refuse.failed({ text: '邮件服务暂未开通，请下载发票' });
  await addOutbox(ctx, { kind: 'invoice.mail', subject: invoice.reqNo, payload: { to } });
}

/** Effect `invoice.mail`: payload `to`. */
export async function deliverInvoiceMail(job: Job): Promise<() => Promise<void>> {
  const found = await job.inTenant(async (ctx) => {
    const invoice = await selectInvoice(ctx, { reqNo: job.subject });
    const bytes = invoice?.pdfFileId ? await readStoredFile(ctx, invoice.pdfFileId) : undefined;
    return invoice && bytes ? { invoice, bytes } : undefined;
  });
  const to = job.payload['to'];
  if (found && typeof to === 'string') {
    const { invoice, bytes } = found;
    await job.deps.mail?.send({
      companyId: job.companyId,
      fromName: invoice.seller.name,
      to,
      subject: `您收到一张${invoiceKindTexts[invoice.kind]}（${invoice.invoiceNo}）`,
      text: `${invoice.title.titleName}，您好：\n\n${invoice.seller.name}为您开具的发票 ${invoice.invoiceNo} 见附件，请查收。`,
      attachments: [{ fileName: `发票_${invoice.invoiceNo}.pdf`, mediaType: 'application/pdf', bytes }],
      at: job.deps.now(),
      messageKey: `invoice-${job.companyId}-${invoice.reqNo}`,
    });
  }
  return async () => {};
}
