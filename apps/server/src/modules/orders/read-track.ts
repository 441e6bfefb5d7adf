import type { ResultOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { selectParcel, selectSteps } from './parcels.store.ts';
import { toTrack } from './orders.wire.ts';

/** A parcel of an order the caller may see with what is known of its way; '5' for any other. */
export async function getTrack(ctx: SignedInCtx, parcelId: string): Promise<ResultOf<'/api/ShopOrder/GetTrack'>> {
  const parcel = await selectParcel(ctx, parcelId);
  if (!parcel) throw new Refusal('5');
  return toTrack(parcel, await selectSteps(ctx, parcelId));
}
