import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../files/index.ts';

const mostRows = 5000;

/** What a filter finds of a list as XLSX. Refused as badInput beyond 5,000 rows; who took how many by which filter stands in the log. */
export async function giveSheet<Row extends object>(
  ctx: SignedInCtx,
  sheet: {
    /** 退款, 收款: what the rows are. */
    name: string;
    columns: readonly SheetColumn<Row>[];
    filter: object;
    select: (span: { limit: number; offset: number }) => Promise<Row[]>;
  },
) {
  const { name, columns, filter } = sheet;
  const rows = await sheet.select({ limit: mostRows + 1, offset: 0 });
  if (rows.length > mostRows) throw badField('reqData', `一次最多导出${mostRows}笔${name}，请缩小范围`);
  const bytes = await writeSheet(name, columns, rows);
  const link = await storeFile(ctx, {
    bytes,
    fileName: `${name}_${shanghaiDigits(ctx.now)}.xlsx`,
    mediaType: sheetType,
  });
  const after = { rowCount: rows.length, filter: JSON.stringify(filter) };
  await writeAudit(ctx, { subject: `papers ${name}`, before: null, after });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}
