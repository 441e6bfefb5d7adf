import type { ResultOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { findOfferedCostCenters } from '../../cost-centers/index.ts';
import { selectUsedCostCenters } from './cost-centers.store.ts';

/** What the next order may be booked on: the enterprise's own list, else what was written before. */
export async function listCostCenters(ctx: SignedInCtx): Promise<ResultOf<'/api/ShopOrder/GetCostCenters'>> {
  const offered = await findOfferedCostCenters(ctx);
  if (offered) return { isList: true, costCenters: offered };
  const used = await selectUsedCostCenters(ctx);
  return { isList: false, costCenters: used.map((code) => ({ code, title: '' })) };
}
