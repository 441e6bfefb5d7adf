import { and, eq, inArray } from 'drizzle-orm';
import { orderInvoiceWishes } from '../../db/tables/invoice-wishes.ts';
import { orders } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';

type Input = typeof orderInvoiceWishes.$inferSelect;

const ordersOf = (ctx: Ctx, tradeId: string) =>
  ctx.db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)));

/** One chosen invoice for each order of a trade. */
export async function insertInvoiceChoices(
  ctx: Ctx,
  tradeId: string,
  choice: Pick<Input, 'kind' | 'titleId' | 'title' | 'receiveEmail'>,
): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  const found = await ordersOf(ctx, tradeId);
  await ctx.db
    .insert(orderInvoiceWishes)
    .values(found.map(({ orderId }) => ({ ...choice, companyId, orderId, createdAt, updatedAt: createdAt })));
}

export async function deleteInvoiceChoices(ctx: Ctx, tradeId: string): Promise<void> {
  await ctx.db
    .delete(orderInvoiceWishes)
    .where(
      and(eq(orderInvoiceWishes.companyId, ctx.companyId), inArray(orderInvoiceWishes.orderId, ordersOf(ctx, tradeId))),
    );
}

const waitingOf = (ctx: Ctx, orderId: string) =>
  and(
    eq(orderInvoiceWishes.companyId, ctx.companyId),
    eq(orderInvoiceWishes.orderId, orderId),
    eq(orderInvoiceWishes.state, 'waiting'),
  );

/** The choice that still waits for its order, with the buyer. The caller holds the lock of the order. */
export async function selectWaitingInvoiceChoice(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select({
      kind: orderInvoiceWishes.kind,
      title: orderInvoiceWishes.title,
      receiveEmail: orderInvoiceWishes.receiveEmail,
      applicant: {
        customerId: orders.customerId,
        customerName: orders.customerName,
        accountId: orders.accountId,
        userId: orders.userId,
        userName: orders.userName,
      },
    })
    .from(orderInvoiceWishes)
    .innerJoin(
      orders,
      and(eq(orders.companyId, orderInvoiceWishes.companyId), eq(orders.id, orderInvoiceWishes.orderId)),
    )
    .where(waitingOf(ctx, orderId));
  return row;
}

export async function endInvoiceChoice(
  ctx: Ctx,
  orderId: string,
  end: { state: 'asked'; invoiceReqNo: string } | { state: 'ended' },
): Promise<void> {
  await ctx.db
    .update(orderInvoiceWishes)
    .set({ ...end, updatedAt: ctx.now })
    .where(waitingOf(ctx, orderId));
}
