import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { answerOrderChange, withdrawOrderChange } from './answer-change.ts';
import { readHeld } from './hold-order.ts';
import { toOrderChange } from './order-changes.wire.ts';
import { selectChangesOfOrder, selectLineNames } from './order-changes.store.ts';
import { proposeChange } from './propose-change.ts';

/** Changes of an order with its buyer's consent (docs/domain/orders.md §15). */
export function orderChangesRoutes(app: App): void {
  route(app, '/api/OpsOrder/GetChanges', async (ctx, { data }) => ({
    resultData: await listChanges(ctx, data.orderNo),
  }));
  route(app, '/api/ShopOrder/GetChanges', async (ctx, { data }) => ({
    resultData: await listChanges(ctx, data.orderNo),
  }));

  route(app, '/api/OpsOrder/ProposeChange', async (ctx, { data }) => {
    const lines = data.lines.map(({ orderItemId, price, qty }) => ({ orderLineId: orderItemId, priceFen: price, qty }));
    return { resultData: await proposeChange(ctx, { ...data, lines, version: data.version }) };
  });
  route(app, '/api/OpsOrder/WithdrawChange', async (ctx, { data }) => ({
    resultData: await withdrawOrderChange(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/ShopOrder/AnswerChange', async (ctx, { data }) => ({
    resultData: await answerOrderChange(ctx, { ...data, version: data.version }),
  }));
}

async function listChanges(ctx: SignedInCtx, orderNo: string) {
  const held = await readHeld(ctx, { orderNo });
  const rows = await selectChangesOfOrder(ctx, held.locked.order.orderId);
  const names = await selectLineNames(
    ctx,
    rows.flatMap(({ after }) => after.lines.map(({ orderLineId }) => orderLineId)),
  );
  return rows.map((row) => toOrderChange(ctx, row, { held, names }));
}
