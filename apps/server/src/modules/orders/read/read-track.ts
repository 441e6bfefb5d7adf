import type { ResultOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { readTrack } from '../../tracking/index.ts';
import { selectParcel, selectSteps } from '../fulfil/parcels.store.ts';
import { toTrack } from './orders.wire.ts';

/** A parcel of an order the caller may see with what shop, courier and buyer did, newest first; refused as notFound for any other. */
export async function getTrack(ctx: SignedInCtx, parcelId: string): Promise<ResultOf<'/api/ShopOrder/GetTrack'>> {
  const parcel = await selectParcel(ctx, parcelId);
  if (!parcel) throw refuse.notFound();
  const [own, track] = await Promise.all([
    selectSteps(ctx, parcelId),
    readTrack(ctx, { ...parcel, kind: 'parcel', subjectId: parcelId }),
  ]);
  const steps = [...own, ...(track?.steps ?? [])].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return toTrack(parcel, steps);
}
