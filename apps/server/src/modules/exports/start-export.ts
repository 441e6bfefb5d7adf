import type { ListExport } from '@jicai/contract/shop/exports.ops.ts';
import { listExports, type ListExportKind } from '@jicai/domain/shop-side/list-exports.ts';
import { shanghaiDigits } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { saveHabit } from '../list-views/index.ts';
import { insertExport } from './exports.store.ts';
import { toListExport } from './exports.wire.ts';
import type { ListSheet } from './list-sheet.ts';

/**
 * Plans the making of a sheet (docs/domain/shop-users.md §14); `filter` is what the log tells of what was asked for. Refused
 * as badInput for more rows than a file may have, as repeated while another one of the account is being made.
 */
export async function startExport<Body>(
  ctx: SignedInCtx,
  asked: {
    kind: ListExportKind;
    body: Body;
    /** What an exporter makes of the body. */
    sheetOf: (ctx: SignedInCtx, body: Body) => Promise<ListSheet> | ListSheet;
    columns: readonly string[] | undefined;
    filter: object;
  },
): Promise<ListExport> {
  const { kind, body, columns, filter } = asked;
  const { name, unit, list, mostRows } = listExports[kind];
  const sheet = await asked.sheetOf(ctx, body);
  const totalRows = await sheet.count(ctx);
  if (totalRows > mostRows) throw badField('reqData', `一次最多导出 ${mostRows} ${unit}，请缩小筛选范围`);
  const fileName = `${name}_${shanghaiDigits(ctx.now)}.xlsx`;
  const row = await insertExport(ctx, { kind, body, totalRows, fileName });
  if (!row) throw refuse.repeated({ text: '上一次导出还在进行，可在“导出任务”里查看进度' });
  await addOutbox(ctx, { kind: 'list.export', subject: row.id });
  if (columns) {
    const exportHidden = sheet.titles.filter((title) => !columns.includes(title));
    await saveHabit(ctx, list, { exportHidden });
  }
  await writeAudit(ctx, {
    subject: `papers ${name}导出`,
    before: null,
    after: { rowCount: totalRows, filter: JSON.stringify(filter) },
  });
  return toListExport(row);
}
