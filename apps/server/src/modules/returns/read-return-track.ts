import type { ReturnDirection } from '@jicai/domain/returns/return-states.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrack } from '../tracking/index.ts';
import { selectReturnParcels } from './return-parcels.store.ts';
import { toReturnTrack } from './returns.wire.ts';
import { selectSheet } from './returns.store.ts';

/**
 * The tracking of a sheet's goods in one direction. Refuses with notFound if the caller may not see the sheet or
 * nothing was sent yet.
 */
export async function getReturnTrack(
  ctx: Ctx,
  { returnNo, direction }: { returnNo: string; direction: ReturnDirection },
): Promise<ResultOf<'/api/ShopReturn/GetTrack'>> {
  const sheet = await selectSheet(ctx, { returnNo });
  const parcels = sheet ? await selectReturnParcels(ctx, [sheet.returnId]) : [];
  const parcel = parcels.find((one) => one.direction === direction);
  if (!parcel) throw refuse.notFound();
  const kind = direction === 'back' ? 'returnBack' : 'returnExchange';
  const track = await readTrack(ctx, { ...parcel, kind, subjectId: parcel.returnId });
  return toReturnTrack(parcel, track?.steps ?? []);
}
