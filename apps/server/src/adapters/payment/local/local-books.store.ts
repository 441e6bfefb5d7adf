import { and, eq, getTableColumns, gt, gte, lt, sql } from 'drizzle-orm';
import { localPayments, localRefunds } from '../../../db/tables/local-channel.ts';
import type { Books } from '../../books.ts';

export type LocalPayment = typeof localPayments.$inferSelect;
export type LocalRefund = typeof localRefunds.$inferSelect;

const isPayment = (books: Books, payNo: string) =>
  and(eq(localPayments.companyId, books.companyId), eq(localPayments.payNo, payNo));
const isRefund = (books: Books, refundNo: string) =>
  and(eq(localRefunds.companyId, books.companyId), eq(localRefunds.refundNo, refundNo));

/** A repeat keeps the first order. */
export async function insertLocalPayment(
  books: Books,
  order: Pick<LocalPayment, 'channel' | 'payNo' | 'title' | 'feeFen' | 'notifyPath' | 'returnPath' | 'expireAt'>,
): Promise<void> {
  const id = books.newId();
  await books.db
    .insert(localPayments)
    .values({
      ...order,
      companyId: books.companyId,
      id,
      channelTradeNo: `L${id}`,
      state: 'waiting',
      isOpened: order.channel === 'WECHAT',
      createdAt: books.now,
    })
    .onConflictDoNothing();
}

export async function selectLocalPayment(books: Books, payNo: string): Promise<LocalPayment | undefined> {
  const [row] = await books.db.select().from(localPayments).where(isPayment(books, payNo));
  return row;
}

/** Locks the order, so that calls about its money come one after the other. */
export async function lockLocalPayment(books: Books, payNo: string): Promise<void> {
  await books.db.select({ id: localPayments.id }).from(localPayments).where(isPayment(books, payNo)).for('update');
}

export async function updateOpened(books: Books, payNo: string): Promise<void> {
  await books.db.update(localPayments).set({ isOpened: true }).where(isPayment(books, payNo));
}

/** False when it is paid, closed or expired already. */
export async function updatePaid(books: Books, payNo: string): Promise<boolean> {
  const paid = await books.db
    .update(localPayments)
    .set({ state: 'paid', paidAt: books.now })
    .where(and(isPayment(books, payNo), eq(localPayments.state, 'waiting'), gt(localPayments.expireAt, books.now)))
    .returning({ id: localPayments.id });
  return paid.length > 0;
}

export async function updateClosed(books: Books, payNo: string): Promise<void> {
  await books.db
    .update(localPayments)
    .set({ state: 'closed' })
    .where(and(isPayment(books, payNo), eq(localPayments.state, 'waiting')));
}

export async function selectLocalRefund(books: Books, refundNo: string): Promise<LocalRefund | undefined> {
  const [row] = await books.db.select().from(localRefunds).where(isRefund(books, refundNo));
  return row;
}

export async function insertLocalRefund(
  books: Books,
  refund: Pick<LocalRefund, 'refundNo' | 'payNo' | 'feeFen' | 'state'>,
): Promise<string> {
  const id = books.newId();
  const channelRefundNo = `LR${id}`;
  await books.db
    .insert(localRefunds)
    .values({ ...refund, companyId: books.companyId, id, channelRefundNo, calls: 1, createdAt: books.now });
  return channelRefundNo;
}

export async function updateRefundCalled(books: Books, refundNo: string): Promise<void> {
  await books.db
    .update(localRefunds)
    .set({ calls: sql`${localRefunds.calls} + 1` })
    .where(isRefund(books, refundNo));
}

export async function updateRefundSucceeded(books: Books, refundNo: string): Promise<void> {
  await books.db.update(localRefunds).set({ state: 'succeeded' }).where(isRefund(books, refundNo));
}

/** Takes the amount from a paid payment; false when that much is not left on it. */
export async function updateRefunded(books: Books, payNo: string, feeFen: number): Promise<boolean> {
  const taken = await books.db
    .update(localPayments)
    .set({ refundedFen: sql`${localPayments.refundedFen} + ${feeFen}` })
    .where(
      and(
        isPayment(books, payNo),
        eq(localPayments.state, 'paid'),
        sql`${localPayments.refundedFen} + ${feeFen} <= ${localPayments.feeFen}`,
      ),
    )
    .returning({ id: localPayments.id });
  return taken.length > 0;
}

/** What was paid and given back through one of its channels from `from` until before `until`. */
export async function selectLocalBill(
  books: Books,
  { channel, from, until }: { channel: string; from: Date; until: Date },
): Promise<{ paid: LocalPayment[]; given: LocalRefund[] }> {
  const { companyId } = books;
  const ofChannel = and(eq(localPayments.companyId, companyId), eq(localPayments.channel, channel));
  const paid = await books.db
    .select()
    .from(localPayments)
    .where(
      and(ofChannel, eq(localPayments.state, 'paid'), gte(localPayments.paidAt, from), lt(localPayments.paidAt, until)),
    )
    .orderBy(localPayments.id);
  const given = await books.db
    .select(getTableColumns(localRefunds))
    .from(localRefunds)
    .innerJoin(localPayments, and(ofChannel, eq(localPayments.payNo, localRefunds.payNo)))
    .where(
      and(eq(localRefunds.companyId, companyId), gte(localRefunds.createdAt, from), lt(localRefunds.createdAt, until)),
    )
    .orderBy(localRefunds.id);
  return { paid, given };
}
