import { yuanToFen } from '@jicai/domain/money/yuan.ts';
import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { StatementItem } from './statements.queries.ts';

/** Rows that are adjusted together. */
export type AdjustedRow = Pick<StatementItem, 'checkItemId' | 'qty' | 'fee' | 'sourceType'>;

/** An adjustment as it is typed: units or money off rows, the rows out of the statement, or money off or on the whole. */
export interface AdjustForm {
  by: 'qty' | 'fee' | 'out';
  /** By row what goes off it: units, or 元. */
  offs: Record<string, string>;
  /** Of the whole. off: the customer owes less. */
  direction: 'off' | 'on';
  /** 元, of the whole. */
  fee: string;
  reason: string;
}

/** So many rows are adjusted in one call; more can be taken out. */
const mostAdjusted = 100;

/** Units and money go off goods received alone. */
export const areReceipts = (rows: readonly AdjustedRow[]): boolean =>
  rows.length > 0 && rows.length <= mostAdjusted && rows.every((row) => row.sourceType === statementSources.receipt);

export const emptyAdjust = (rows: readonly AdjustedRow[]): AdjustForm => ({
  by: rows.length === 0 ? 'fee' : areReceipts(rows) ? 'qty' : 'out',
  offs: Object.fromEntries(rows.map(({ checkItemId }) => [checkItemId, ''])),
  direction: 'off',
  fee: '',
  reason: '',
});

/** What is wrong with what goes off one row. */
export function offFault({ by, offs }: AdjustForm, { checkItemId, qty, fee }: AdjustedRow): string | undefined {
  const text = (offs[checkItemId] ?? '').trim();
  if (by === 'qty') {
    const isUnits = /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= qty;
    return isUnits ? undefined : `请输入1到${qty}的整数`;
  }
  if (by === 'out') return undefined;
  const off = yuanToFen(text) ?? 0;
  return off > 0 && off <= fee ? undefined : '请输入大于0、不超过本行的金额';
}

export function adjustFaults(values: AdjustForm, rows: readonly AdjustedRow[]): Faults<AdjustForm> {
  const isOff = rows.length === 0 && !((yuanToFen(values.fee) ?? 0) > 0);
  return {
    fee: isOff ? '请输入调整金额' : undefined,
    offs: rows.map((row) => offFault(values, row)).find((fault) => fault !== undefined),
    reason: values.reason.trim().length < 2 ? '请填写调整原因' : undefined,
  };
}

/** In the fields of the call, of rows or of the whole; fen, below zero where the customer owes less. */
export function callOf({ by, offs, direction, fee, reason: typed }: AdjustForm, rows: readonly AdjustedRow[]) {
  const reason = typed.trim();
  const ids = rows.map(({ checkItemId }) => checkItemId);
  if (by === 'out') return { removeItemIds: ids, removeReason: reason, adjusts: [] };
  if (rows.length === 0) {
    const amount = yuanToFen(fee) ?? 0;
    return { removeItemIds: [], adjusts: [{ fee: direction === 'off' ? -amount : amount, reason }] };
  }
  const offOf = (text = '') => (by === 'qty' ? { qty: Number(text) } : { fee: -(yuanToFen(text) ?? 0) });
  return { removeItemIds: [], adjusts: ids.map((id) => ({ ...offOf(offs[id]), reason, checkItemId: id })) };
}
