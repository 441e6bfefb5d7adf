import { type TradeOptions, tradeOptionsOf } from '@jicai/domain/orders/trade-options.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectOptions } from './trades.store.ts';

/** The shop's settings of trading over the defaults. */
export async function getTradeOptions(ctx: Ctx): Promise<TradeOptions> {
  return tradeOptionsOf(await selectOptions(ctx));
}
