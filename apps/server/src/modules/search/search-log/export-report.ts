import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { writeAudit } from '../../audit/index.ts';
import { type SheetColumn, sheetType, storeFile, writeSheet } from '../../files/index.ts';
import { listWords } from './get-report.ts';

type Word = Awaited<ReturnType<typeof listWords>>['words'][number];
const columns: readonly SheetColumn<Word>[] = [
  { title: '搜索词', width: 30, kind: 'text', value: (row) => row.searchKey },
  { title: '搜索次数', width: 12, kind: 'count', value: (row) => row.searchCount },
  { title: '人次', width: 12, kind: 'count', value: (row) => row.peopleCount },
  { title: '最近结果数', width: 12, kind: 'count', value: (row) => row.lastHits },
  { title: '点击', width: 12, kind: 'count', value: (row) => row.clickCount },
  { title: '点击率', width: 10, kind: 'text', value: (row) => `${(row.clickRate / 100).toFixed(1)}%` },
  { title: '最近搜索', width: 20, kind: 'text', value: (row) => row.lastTime },
];

/** The words of the report as XLSX, and that they were taken into the log. */
export async function exportWords(
  ctx: SignedInCtx,
  asked: { dateFrom?: string | undefined; dateTo?: string | undefined; isMissing: boolean },
) {
  const name = asked.isMissing ? '无结果搜索词' : '搜索词';
  const { dateFrom, dateTo, words } = await listWords(ctx, asked);
  const link = await storeFile(ctx, {
    bytes: await writeSheet(name, columns, words),
    fileName: `${name}_${shanghaiDigits(ctx.now)}.xlsx`,
    mediaType: sheetType,
  });
  await writeAudit(ctx, { subject: `report ${name}`, before: null, after: { dateFrom, dateTo, 条数: words.length } });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: words.length };
}
