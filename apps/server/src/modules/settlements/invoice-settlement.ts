import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import {
  invoiceSums,
  supplierInvoiceFaults,
  supplierInvoiceStates,
  supplierInvoiceTexts,
  uninvoicedFen,
} from '@jicai/domain/settlements/settlement-invoices.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { lockSettlement, moveSettlement } from './move-settlement.ts';
import { insertSupplierInvoice, selectSupplierInvoices, updateSupplierInvoice } from './settlement-invoices.store.ts';
import type { SettlementRow } from './settlements.store.ts';

/**
 * The supplier writes down its invoice for a confirmed sheet, with the file (docs/domain/settlements.md §7). Refused with badInput: a
 * number counts once, and together they never exceed the sheet.
 */
export async function addSupplierInvoice(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsOwnSettle/AddInvoice'>['data'],
): Promise<SettlementRow> {
  const { issuedOn, fee: feeFen, fileUrl } = input;
  const invoiceNo = input.invoiceNo.trim();
  const sheet = await lockSettlement(ctx, input, 'addInvoice');
  const faults = supplierInvoiceFaults(
    { invoiceNo, issuedOn, feeFen },
    { openFen: uninvoicedFen(sheet), today: shanghaiDay(ctx.now) },
  );
  for (const [field, text] of Object.entries(faults)) if (text !== undefined) throw badField(field, text);
  const [fileId = ''] = await claimFiles(ctx, { urls: [fileUrl], bizType: bizTypes.invoiceFile, field: 'fileUrl' });
  const isNew = await insertSupplierInvoice(ctx, {
    id: ctx.newId(),
    settlementId: sheet.id,
    invoiceNo,
    issuedOn,
    feeFen,
    fileId,
    state: supplierInvoiceStates.waiting,
    userName: ctx.actor.userName,
  });
  if (!isNew) throw badField('invoiceNo', '该发票号码已登记过');
  const fields = { invoicedFen: sheet.invoicedFen + feeFen };
  const moved = await moveSettlement(ctx, sheet, { event: 'addInvoice', fields, reason: `发票 ${invoiceNo}` });
  await writeAudit(ctx, { subject: `settlement ${sheet.settlementNo}`, before: null, after: { invoiceNo, feeFen } });
  return moved;
}

/** 核对: the operator found the invoice right, or sends it back with the reason; what was sent back counts no more. */
export async function checkSupplierInvoice(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsSettle/CheckInvoice'>['data'],
): Promise<SettlementRow> {
  const { invoiceId, isAccepted, reason: reply = '' } = input;
  const sheet = await lockSettlement(ctx, input, 'checkInvoice');
  const invoices = await selectSupplierInvoices(ctx, sheet.id);
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw refuse.notFound();
  if (invoice.state !== supplierInvoiceStates.waiting) throw refuse.stateChanged({ text: '这张发票已核对过' });
  if (!isAccepted && reply.trim().length < 2) throw badField('reason', '请填写退回原因');
  const state = isAccepted ? supplierInvoiceStates.accepted : supplierInvoiceStates.refused;
  const checked = { id: invoiceId, settlementId: sheet.id, state, reply: isAccepted ? '' : reply.trim() };
  await updateSupplierInvoice(ctx, { ...checked, checkerName: ctx.actor.userName });
  const fields = invoiceSums(invoices.map((one) => (one.id === invoiceId ? { ...one, state } : one)));
  const reason = [`发票 ${invoice.invoiceNo} ${supplierInvoiceTexts[state]}`, checked.reply].filter(Boolean).join('，');
  const moved = await moveSettlement(ctx, sheet, { event: 'checkInvoice', fields, reason });
  await writeAudit(ctx, {
    subject: `settlement ${sheet.settlementNo}`,
    before: { 发票核对: supplierInvoiceTexts[supplierInvoiceStates.waiting] },
    after: { invoiceNo: invoice.invoiceNo, 发票核对: supplierInvoiceTexts[state], reason: checked.reply },
  });
  return moved;
}
