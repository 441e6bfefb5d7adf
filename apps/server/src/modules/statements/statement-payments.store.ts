import { type StatementPayState, statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { customers } from '../../db/tables/accounts.ts';
import { statementPaymentParts, statementPayments, statements } from '../../db/tables/statements.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type PaymentRow = typeof statementPayments.$inferSelect;

export async function insertPayment(
  ctx: Ctx,
  row: Omit<typeof statementPayments.$inferInsert, 'companyId' | 'createdAt'>,
): Promise<void> {
  await ctx.db.insert(statementPayments).values({ ...row, companyId: ctx.companyId, createdAt: ctx.now });
}

export async function insertParts(
  ctx: Ctx,
  paymentId: string,
  parts: readonly { statementId: string; feeFen: number }[],
): Promise<void> {
  await ctx.db
    .insert(statementPaymentParts)
    .values(parts.map((part) => ({ ...part, paymentId, companyId: ctx.companyId, id: ctx.newId() })));
}

export async function lockPayment(ctx: Ctx, payId: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(statementPayments)
    .where(and(eq(statementPayments.companyId, ctx.companyId), eq(statementPayments.id, payId)))
    .for('update');
  return row;
}

export async function updatePayment(
  ctx: Ctx,
  payId: string,
  fields: Pick<PaymentRow, 'state' | 'reason'>,
): Promise<void> {
  await ctx.db
    .update(statementPayments)
    .set({ ...fields, answeredAt: ctx.now, version: sql`${statementPayments.version} + 1` })
    .where(and(eq(statementPayments.companyId, ctx.companyId), eq(statementPayments.id, payId)));
}

/** Parts of payments with the numbers of their statements. */
export async function selectParts(ctx: Ctx, paymentIds: readonly string[]) {
  return ctx.db
    .select({
      paymentId: statementPaymentParts.paymentId,
      statementId: statementPaymentParts.statementId,
      statementNo: statements.statementNo,
      feeFen: statementPaymentParts.feeFen,
    })
    .from(statementPaymentParts)
    .innerJoin(
      statements,
      and(
        eq(statements.companyId, statementPaymentParts.companyId),
        eq(statements.id, statementPaymentParts.statementId),
      ),
    )
    .where(and(eq(statementPaymentParts.companyId, ctx.companyId), anyId(statementPaymentParts.paymentId, paymentIds)))
    .orderBy(statementPaymentParts.statementId);
}

const ofPayment = and(
  eq(statementPayments.companyId, statementPaymentParts.companyId),
  eq(statementPayments.id, statementPaymentParts.paymentId),
);

/** By statement: the sum of payments that wait for the operator, in fen. */
export async function selectPendingFen(ctx: Ctx, statementIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({
      statementId: statementPaymentParts.statementId,
      fen: sql<string>`sum(${statementPaymentParts.feeFen})`,
    })
    .from(statementPaymentParts)
    .innerJoin(statementPayments, ofPayment)
    .where(
      and(
        eq(statementPaymentParts.companyId, ctx.companyId),
        anyId(statementPaymentParts.statementId, statementIds),
        eq(statementPayments.state, statementPayStates.waiting),
      ),
    )
    .groupBy(statementPaymentParts.statementId);
  return new Map(rows.map((row) => [row.statementId, Number(row.fen)]));
}

/** Payments of a statement, newest first, with their part of it. */
export async function selectPaymentsOf(ctx: Ctx, statementId: string) {
  return ctx.db
    .select({ payment: statementPayments, partFen: statementPaymentParts.feeFen })
    .from(statementPaymentParts)
    .innerJoin(statementPayments, ofPayment)
    .where(and(eq(statementPaymentParts.companyId, ctx.companyId), eq(statementPaymentParts.statementId, statementId)))
    .orderBy(desc(statementPayments.id));
}

export async function selectPaymentPage(
  ctx: Ctx,
  { state, limit, offset }: { state?: StatementPayState | undefined; limit: number; offset: number },
) {
  const wanted = and(
    eq(statementPayments.companyId, ctx.companyId),
    state === undefined ? undefined : sql`${statementPayments.state} = ${state}`,
  );
  const page = ctx.db
    .select({ payment: statementPayments, customerName: customers.name })
    .from(statementPayments)
    .innerJoin(customers, and(eq(customers.companyId, ctx.companyId), eq(customers.id, statementPayments.customerId)))
    .where(wanted)
    .orderBy(desc(statementPayments.id))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, ctx.db.$count(statementPayments, wanted)]);
  return { rows, total };
}
