import type { Ctx } from '../../ctx/ctx.ts';
import type { Job } from '../../jobs/job-context.ts';
import { closedAccountName, exportKeptMs, exportStates } from '@jicai/domain/people/privacy.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type SheetColumn, storeFile, writeSheet } from '../files/index.ts';
import { sendMessages } from '../messages/index.ts';
import { selectExport, updateExport } from './data-exports.store.ts';
import type { ExportSection, ExportValue } from './export-section.ts';
import { exportSections } from './export-sections.ts';
import { selectOwner } from './own-data.store.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

/** The most rows of one kind. Nobody has so many; the limit protects the server's memory. */
const maxRows = 50_000;
const maxAttempts = 3;

/**
 * Effect `privacy.export`: writes the export `job.subject`, one kind of data after the other, each read in a short transaction.
 * After three failures the export is marked as failed. Does nothing if it was deleted with its account.
 */
export async function makeDataExport(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const exportId = job.subject;
  const begun = await job.inTenant(async (ctx) => {
    const row = await selectExport(ctx, exportId);
    const owner = row?.state === exportStates.making ? await selectOwner(ctx, row.accountId) : undefined;
    return owner && { owner, at: ctx.now };
  });
  if (!begun) return async () => {};
  const { owner, at } = begun;
  if (job.attempts > maxAttempts)
    return async (ctx) => void (await updateExport(ctx, exportId, { state: exportStates.failed, finishedAt: ctx.now }));

  const parts: ZipPart[] = [];
  const counts: string[] = [];
  for (const [index, section] of exportSections.entries()) {
    const rows = await job.inTenant((ctx) => section.read(ctx, owner, maxRows));
    parts.push(...(await filesOf(section, index + 1, rows)));
    counts.push(`${section.name}：${rows.length} 条${rows.length === maxRows ? '（仅含最近的记录）' : ''}`);
    await job.inTenant((ctx) => updateExport(ctx, exportId, { partsDone: index + 1 }));
  }
  const bytes = await writeZip([{ name: '说明.txt', content: noteOf(counts, at) }, ...parts], at);

  return async (ctx) => {
    const fileName = `个人数据_${shanghaiDigits(at)}.zip`;
    const made = { bytes, fileName, mediaType: 'application/zip', accountId: owner.accountId };
    const { fileId } = await storeFile(ctx, made);
    const done = { state: exportStates.ready, fileId, sizeBytes: bytes.length, finishedAt: ctx.now };
    if (!(await updateExport(ctx, exportId, done))) return;
    const content = `个人数据已打包完成，请在 ${shanghaiTime(new Date(ctx.now.getTime() + exportKeptMs))} 前下载。如非本人操作，请立即修改密码。`;
    const link = '/center/kamUser/userInfo';
    await sendMessages(ctx, [{ accountId: owner.accountId, kind: 'account', title: '个人数据已导出', content, link }]);
  };
}

/** The rows as a JSON file for programs and as a sheet for people. */
async function filesOf(section: ExportSection, number: number, rows: ExportValue[][]): Promise<ZipPart[]> {
  const { name, columns } = section;
  const objects = rows.map((values) => Object.fromEntries(columns.map(({ key }, at) => [key, values[at] ?? null])));
  const sheetColumns = columns.map(({ title, width, kind }, at): SheetColumn<ExportValue[]> => ({
    title,
    width,
    kind,
    value: (row) => row[at] ?? null,
  }));
  const base = `${String(number).padStart(2, '0')}-${name}`;
  return [
    { name: `json/${base}.json`, content: JSON.stringify(objects, null, 2) },
    { name: `xlsx/${base}.xlsx`, content: await writeSheet(name, sheetColumns, rows) },
  ];
}

const noteOf = (counts: readonly string[], at: Date) => `个人数据副本
生成时间：${shanghaiTime(at)}（北京时间）

本文件包含您在本商城的个人数据，json 目录供程序读取（金额单位为分），xlsx 目录可用表格软件打开（金额单位为元）。
收货人等他人的姓名和电话已作部分隐藏；密码、支付账号等不在本商城保存或不能还原的内容不在其中。
已注销账号在历史记录中显示为“${closedAccountName}”。

${counts.join('\n')}
`;
