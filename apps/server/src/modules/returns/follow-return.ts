import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { getTradeOptions } from '../orders/index.ts';
import { readTrack } from '../tracking/index.ts';
import { lockSheet, planEnd } from './move-return.ts';
import { selectReturnParcels } from './return-parcels.store.ts';
import { updateSheet } from './returns.store.ts';

/**
 * Timer `return.tracked`: the courier has reported another state of a sheet's goods. If the shop has signed for them, they count as
 * received after 7 days (docs/domain/returns.md §3). The arrival of an exchange changes nothing: its days count from when
 * it was sent.
 */
export async function followReturn(ctx: Ctx, returnId: string): Promise<void> {
  const { sheet } = await lockSheet(ctx, { returnId });
  if (sheet.state !== returnStates.awaitingReceipt) return;
  const parcel = (await selectReturnParcels(ctx, [returnId])).find((one) => one.direction === 'back');
  const track = parcel && (await readTrack(ctx, { ...parcel, kind: 'returnBack', subjectId: returnId }));
  if (track?.outcome !== parcelStates.signed || !track.endedAt) return;
  const { returnSignedDays } = await getTradeOptions(ctx);
  const deadlineAt = new Date(track.endedAt.getTime() + returnSignedDays * dayMs);
  await updateSheet(ctx, returnId, { deadlineAt });
  await planEnd(ctx, returnId, deadlineAt);
}
