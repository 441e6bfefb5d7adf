import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { logisticsNo } from '@jicai/domain/returns/return-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { checkVersion, getTradeOptions } from '../orders/index.ts';
import { startTrack } from '../tracking/index.ts';
import { requireReturnMove, lockSheet, moveReturn } from './move-return.ts';
import { upsertParcel } from './return-parcels.store.ts';

export interface Carriage {
  logisticsCode: string;
  logisticsNo: string;
}

/**
 * Checks carrier and tracking number and returns the carrier's name. Refuses with badInput. Own delivery needs no
 * number.
 */
export function checkCarriage({ logisticsCode, logisticsNo: number }: Carriage): string {
  const carrier = logisticsName(logisticsCode);
  if (!carrier) throw badField('logisticsCode', '请选择物流公司');
  const fault = logisticsCode === 'self' && number === '' ? undefined : logisticsNo(number);
  if (fault) throw badField('logisticsNo', fault);
  return carrier;
}

/** The buyer has sent the goods back (20 → 30), or corrects carrier and number while the shop has not opened them. */
export async function sendBack(
  ctx: SignedInCtx,
  input: Carriage & { returnNo: string; images: readonly string[]; version: number | undefined },
): Promise<void> {
  const held = await lockSheet(ctx, input);
  const { sheet, locked } = held;
  requireReturnMove(sheet, 'sendBack');
  checkVersion(sheet, input.version);
  const carrier = checkCarriage(input);
  const images = await claimFiles(ctx, { urls: input.images, bizType: bizTypes.afterSales, field: 'images' });
  const { logisticsCode, logisticsNo: number } = input;
  await upsertParcel(ctx, {
    returnId: sheet.returnId,
    direction: 'back',
    logisticsCode,
    logisticsName: carrier,
    logisticsNo: number,
    images,
  });
  await startTrack(ctx, {
    kind: 'returnBack',
    subjectId: sheet.returnId,
    logisticsCode,
    logisticsNo: number,
    mobile: sheet.contactMobile,
    fromText: locked.trade.address.areaText,
    toText: sheet.returnAddress?.areaText ?? '',
  });
  const { returnReceiveDays } = await getTradeOptions(ctx);
  await moveReturn(ctx, held, {
    event: 'sendBack',
    ...(sheet.state === returnStates.awaitingSendBack && {
      toState: returnStates.awaitingReceipt,
      endsAfterDays: returnReceiveDays,
    }),
    reason: `${carrier} ${number}`.trim(),
  });
}
