import { type BankLineState, bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { inserter, type NewRow } from '../../db/insert-rows.ts';
import { bankLines } from '../../db/tables/bank-lines.ts';
import { bankSerials } from '../../db/tables/payments.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const isTaken = sql`exists (select 1 from ${bankSerials} b where b.company_id = ${bankLines.companyId}
  and b.bank_serial_no = ${bankLines.bankSerialNo})`;
/** An open line whose number was used meanwhile, by hand or for a statement, is nobody's question any more. */
const shownState = sql<BankLineState>`case when ${bankLines.lineState} = ${codes(bankLineStates.open)} and ${isTaken}
  then ${codes(bankLineStates.recorded)} else ${bankLines.lineState} end`;

const columns = {
  id: bankLines.id,
  bankAccount: bankLines.bankAccount,
  bankSerialNo: bankLines.bankSerialNo,
  bookedAt: bankLines.bookedAt,
  amountFen: bankLines.amountFen,
  payerName: bankLines.payerName,
  payerAccount: bankLines.payerAccount,
  remark: bankLines.remark,
  lineState: shownState,
  tradeNo: bankLines.tradeNo,
  reason: bankLines.reason,
  answeredBy: bankLines.answeredBy,
  answeredAt: bankLines.answeredAt,
};
const select = (ctx: Ctx) => ctx.db.select(columns).from(bankLines);
export type BankLineRow = Awaited<ReturnType<typeof select>>[number];

const ours = (ctx: Ctx) => eq(bankLines.companyId, ctx.companyId);
const isOpen = sql`(${bankLines.lineState} = ${codes(bankLineStates.open)} and not ${isTaken})`;

const newColumns = [
  'companyId',
  'id',
  'bankAccount',
  'bankSerialNo',
  'bookedAt',
  'amountFen',
  'payerName',
  'payerAccount',
  'remark',
  'lineState',
  'createdAt',
] as const;
const writeLines = inserter<{ id: string }, typeof bankLines, (typeof newColumns)[number]>(
  bankLines,
  newColumns,
  sql`on conflict (company_id, bank_account, bank_serial_no) do nothing returning bank_serial_no as id`,
);
export type NewBankLine = Omit<
  NewRow<typeof bankLines, (typeof newColumns)[number]>,
  'companyId' | 'id' | 'createdAt' | 'lineState'
>;

/** Keeps those that are not known yet; returns their numbers. */
export async function insertBankLines(ctx: Ctx, lines: readonly NewBankLine[]): Promise<Set<string>> {
  const rows = lines.map((line) => ({
    ...line,
    companyId: ctx.companyId,
    id: ctx.newId(),
    lineState: bankLineStates.open,
    createdAt: ctx.now,
  }));
  return new Set((await writeLines(ctx.db, rows)).map((row) => row.id));
}

/** Which numbers of an account are known, in any state. */
export async function selectKnownSerials(
  ctx: Ctx,
  bankAccount: string,
  serials: readonly string[],
): Promise<Set<string>> {
  if (serials.length === 0) return new Set();
  const rows = await ctx.db
    .select({ no: bankLines.bankSerialNo })
    .from(bankLines)
    .where(and(ours(ctx), eq(bankLines.bankAccount, bankAccount), inArray(bankLines.bankSerialNo, [...serials])));
  return new Set(rows.map(({ no }) => no));
}

interface LineFilter {
  lineState?: BankLineState | undefined;
  searchKey?: string | undefined;
  lineIds?: readonly string[] | undefined;
  limit: number;
  offset: number;
}

/** Lines as a list shows them, the newest first, with how many there are. */
export async function selectBankLines(ctx: Ctx, { lineState, searchKey, lineIds, limit, offset }: LineFilter) {
  const wanted = and(ours(ctx), stateIs(lineState), foundBy(searchKey), lineIds && inArray(bankLines.id, [...lineIds]));
  const [rows, totalCount] = await Promise.all([
    select(ctx).where(wanted).orderBy(desc(bankLines.bookedAt), desc(bankLines.id)).limit(limit).offset(offset),
    ctx.db.$count(bankLines, wanted),
  ]);
  return { rows, totalCount };
}

function stateIs(lineState: BankLineState | undefined): SQL | undefined {
  if (lineState === undefined) return undefined;
  if (lineState === bankLineStates.open) return isOpen;
  return lineState === bankLineStates.recorded
    ? sql`${shownState} = ${codes(lineState)}`
    : eq(bankLines.lineState, lineState);
}

function foundBy(searchKey: string | undefined): SQL | undefined {
  if (!searchKey) return undefined;
  const part = `%${searchKey.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    sql`${bankLines.payerName} ilike ${part}`,
    sql`${bankLines.remark} ilike ${part}`,
    eq(bankLines.bankSerialNo, searchKey.toUpperCase()),
    eq(bankLines.tradeNo, searchKey.toUpperCase()),
  );
}

/** Open lines, the newest first. */
export const selectOpenLines = async (ctx: Ctx, limit: number): Promise<BankLineRow[]> =>
  select(ctx)
    .where(and(ours(ctx), isOpen))
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(limit);

/** With the row locked, before the lock of any trade (docs/domain/crashes.md §2). */
export async function lockBankLine(ctx: Ctx, lineId: string): Promise<BankLineRow | undefined> {
  const [row] = await select(ctx)
    .where(and(ours(ctx), eq(bankLines.id, lineId)))
    .for('update');
  return row;
}

/** How it was answered, or that it is open again. The caller holds the lock. */
export async function updateBankLine(
  ctx: Ctx,
  lineId: string,
  answer: { lineState: BankLineState; tradeNo?: string; reason?: string },
): Promise<void> {
  const { lineState, tradeNo = '', reason = '' } = answer;
  const isAnswered = lineState !== bankLineStates.open;
  await ctx.db
    .update(bankLines)
    .set({
      lineState,
      tradeNo,
      reason,
      answeredBy: isAnswered ? (ctx.actor?.userName ?? '') : '',
      answeredAt: isAnswered ? ctx.now : null,
    })
    .where(and(ours(ctx), eq(bankLines.id, lineId)));
}
