import { registerStates } from '@jicai/domain/people/registration.ts';
import type { CodeTo } from '@jicai/domain/people/sms-codes.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { registrations } from '../../db/tables/registrations.ts';
import type { Ctx } from '../../ctx/ctx.ts';

type Row = typeof registrations.$inferSelect;
/** A registration with what stands at its account. */
export type RegistrationRow = Row & { accountNo: string; mobile: string; email: string };

/** Columns of {@link RegistrationRow}. */
export const registrationColumns = {
  companyId: registrations.companyId,
  id: registrations.id,
  accountId: registrations.accountId,
  userId: registrations.userId,
  state: registrations.state,
  customerName: registrations.customerName,
  taxNo: registrations.taxNo,
  contactName: registrations.contactName,
  areaCode: registrations.areaCode,
  address: registrations.address,
  bankName: registrations.bankName,
  bankAccount: registrations.bankAccount,
  licenseFileId: registrations.licenseFileId,
  rounds: registrations.rounds,
  submittedAt: registrations.submittedAt,
  rejectReason: registrations.rejectReason,
  auditorName: registrations.auditorName,
  auditedAt: registrations.auditedAt,
  customerId: registrations.customerId,
  version: registrations.version,
  accountNo: accounts.accountNo,
  mobile: sql<string>`coalesce(${accounts.mobile}, '')`,
  email: sql<string>`coalesce(${accounts.email}, '')`,
};

/** The account of a registration, in statements that name both. */
export const accountOf = and(eq(accounts.companyId, registrations.companyId), eq(accounts.id, registrations.accountId));

const joined = (ctx: Ctx) =>
  ctx.db.select(registrationColumns).from(registrations).innerJoin(accounts, accountOf).$dynamic();

export async function selectRegistration(ctx: Ctx, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await joined(ctx).where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.id, id)));
  return row;
}

/** As {@link selectRegistration}, locked until the transaction ends: decisions are made one after the other. */
export async function lockRegistration(ctx: Ctx, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await joined(ctx)
    .where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.id, id)))
    .for('update', { of: registrations });
  return row;
}

const proved = ({ mobile, email }: CodeTo) =>
  email === undefined ? eq(accounts.mobile, mobile) : eq(accounts.email, email);

/** The registration of whoever has proved the mobile or mailbox, locked. */
export async function lockRegistrationOf(ctx: Ctx, to: CodeTo): Promise<RegistrationRow | undefined> {
  const [row] = await joined(ctx)
    .where(and(eq(registrations.companyId, ctx.companyId), proved(to)))
    .for('update', { of: registrations });
  return row;
}

/** How far whoever has proved the mobile or mailbox has come; undefined when nobody has. `registerState` is null for who did not register so. */
export async function selectUseOf(ctx: Ctx, to: CodeTo) {
  const [row] = await ctx.db
    .select({ accountState: accounts.state, registerState: registrations.state })
    .from(accounts)
    .leftJoin(registrations, accountOf)
    .where(and(eq(accounts.companyId, ctx.companyId), proved(to)));
  return row;
}

/** Whether a registration that waits or was approved has the credit code. */
export async function selectTaxNoHolder(ctx: Ctx, taxNo: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, ctx.companyId),
        eq(registrations.taxNo, taxNo),
        sql`${registrations.state} in (${codes(registerStates.awaitingReview, registerStates.approved)})`,
      ),
    );
  return row?.id;
}

export async function insertRegistration(
  ctx: Ctx,
  row: Omit<typeof registrations.$inferInsert, 'companyId' | 'submittedAt'>,
): Promise<void> {
  await ctx.db.insert(registrations).values({ ...row, companyId: ctx.companyId, submittedAt: ctx.now });
}

/** Writes fields of a registration and counts its version up; returns the new one. */
export async function updateRegistration(
  ctx: Ctx,
  id: string,
  fields: Partial<Omit<Row, 'companyId' | 'id' | 'version'>>,
): Promise<number> {
  const [row] = await ctx.db
    .update(registrations)
    .set({ ...fields, version: sql`${registrations.version} + 1` })
    .where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.id, id)))
    .returning({ version: registrations.version });
  return row?.version ?? 0;
}

/** The person behind a registration is gone; the enterprise's own facts stay with the shop's decision. */
export async function updateApplicantForgotten(ctx: Ctx, accountId: string, contactName: string): Promise<void> {
  await ctx.db
    .update(registrations)
    .set({ contactName })
    .where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.accountId, accountId)));
}

export async function deleteRegistration(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(registrations).where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.id, id)));
}

/** Refused before `before` and not sent again; locked. */
export function lockRefusedBefore(ctx: Ctx, before: Date, limit: number): Promise<RegistrationRow[]> {
  return joined(ctx)
    .where(
      and(
        eq(registrations.companyId, ctx.companyId),
        eq(registrations.state, registerStates.rejected),
        lt(registrations.auditedAt, before),
      ),
    )
    .orderBy(registrations.id)
    .limit(limit)
    .for('update', { of: registrations, skipLocked: true });
}
