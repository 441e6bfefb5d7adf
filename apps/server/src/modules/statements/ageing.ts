import type { ResultOf } from '@jicai/contract/index.ts';
import { ageNames, ages } from '@jicai/domain/statements/ageing.ts';
import { shanghaiDay, shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { type Page, pageOf, spanOf } from '../../http/paging.ts';
import { writeAudit } from '../audit/index.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';
import { type AgeingRow, selectAgeing } from './ageing.store.ts';

const mostRows = 5000;

/** 账龄 of all customers who owe something (docs/domain/statements.md §9). */
export async function listAgeing(ctx: SignedInCtx, page: Page) {
  const { rows, sums, total } = await selectAgeing(ctx, { today: shanghaiDay(ctx.now), ...spanOf(page) });
  return { rows, sums, page: pageOf(page, total) };
}

const columns: readonly SheetColumn<AgeingRow>[] = [
  { title: '客户', width: 32, kind: 'text', value: (row) => row.customerName },
  ...ageNames.map((age): SheetColumn<AgeingRow> => ({
    title: ages[age].label,
    width: 16,
    kind: 'fen',
    value: (row) => row.fens[age],
  })),
  { title: '合计', width: 16, kind: 'fen', value: (row) => row.totalFen },
];

/** The same as XLSX. Refused as badInput beyond 5,000 customers. */
export async function exportAgeing(ctx: SignedInCtx): Promise<ResultOf<'/api/OpsCheck/ExportAgeing'>> {
  const today = shanghaiDay(ctx.now);
  const { rows, sums } = await selectAgeing(ctx, { today, limit: mostRows + 1, offset: 0 });
  if (rows.length > mostRows) throw badField('reqData', `一次最多导出${mostRows}个客户`);
  const totals = Object.fromEntries(ageNames.map((age) => [ages[age].label, sums[age]]));
  const sum = ageNames.reduce((all, age) => all + sums[age], 0);
  const frame = { above: [[`应收账龄 截至 ${today}`]], totals: { 客户: '合计', ...totals, 合计: sum } };
  const bytes = await writeSheet('应收账龄', columns, rows, frame);
  const link = await storeFile(ctx, {
    bytes,
    fileName: `应收账龄_${shanghaiDigits(ctx.now)}.xlsx`,
    mediaType: sheetType,
  });
  await writeAudit(ctx, { subject: 'papers 应收账龄', before: null, after: { rowCount: rows.length } });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
