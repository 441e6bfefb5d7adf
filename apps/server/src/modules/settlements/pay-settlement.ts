import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { unsettledFen } from '@jicai/domain/settlements/settlement-money.ts';
import { payableFen } from '@jicai/domain/settlements/settlement-invoices.ts';
import { settlementOptionsOf } from '@jicai/domain/settlements/settlement-options.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { lockSettlement, moveSettlement } from './move-settlement.ts';
import { selectShopOptions } from './settlement-facts.store.ts';
import { insertSettlementPayment, type SettlementRow } from './settlements.store.ts';

/**
 * Writes down money that was sent to the supplier outside (docs/domain/decisions.md §2), with the bank's slip. Refused with
 * paymentExceeded above what is still to be paid, and badInput: a line of the bank counts once, and checked invoices of the
 * supplier cover what is paid where the shop demands them (docs/domain/settlements.md §7).
 */
export async function paySettlement(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsSettle/Pay'>['data'],
): Promise<SettlementRow> {
  const { fee, bankSerialNo, paidOn, voucherUrl } = input;
  const sheet = await lockSettlement(ctx, input, 'pay');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(paidOn) || !fromShanghai(paidOn) || paidOn > shanghaiDay(ctx.now))
    throw badField('paidOn', '请选择付款日期');
  const openFen = unsettledFen(sheet);
  if (fee > openFen) throw refuse.paymentExceeded();
  const mostFen = payableFen(sheet, settlementOptionsOf(await selectShopOptions(ctx)));
  if (fee > mostFen)
    throw badField('fee', mostFen > 0 ? '超过已核对发票的金额' : '还没有已核对的供应商发票，核对后才能付款');
  const [voucherFileId = ''] = await claimFiles(ctx, {
    urls: [voucherUrl],
    bizType: bizTypes.voucher,
    field: 'voucherUrl',
  });
  const isNew = await insertSettlementPayment(ctx, {
    id: ctx.newId(),
    settlementId: sheet.id,
    feeFen: fee,
    bankSerialNo,
    paidOn,
    voucherFileId,
    userName: ctx.actor.userName,
  });
  if (!isNew) throw badField('bankSerialNo', '该银行流水号已登记过');
  const toState = fee === openFen ? settlementStates.settled : settlementStates.partlyPaid;
  const fields = { paidFen: sheet.paidFen + fee };
  const moved = await moveSettlement(ctx, sheet, { event: 'pay', toState, fields, reason: `流水号 ${bankSerialNo}` });
  await writeAudit(ctx, {
    subject: `settlement ${sheet.settlementNo}`,
    before: { settleState: sheet.state, paidFen: sheet.paidFen },
    after: { settleState: toState, ...fields, bankSerialNo },
  });
  return moved;
}
