import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { mostStockRows, stockHeaders, type StockLine, stockLineOutcome } from '@jicai/domain/goods/stock-file.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { requireSupplier } from '../../http/require-supplier.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles, readStoredFile, unclaimFiles } from '../files/index.ts';
import { requireWorking } from '../suppliers/index.ts';
import { type KeptCount, recountStock } from '../stock/index.ts';
import { selectOwnById, selectOwnByNo } from './own-stock.store.ts';
import { readRows, UnreadableFile } from './read-rows.ts';

type Checked = ResultOf<'/api/OpsOwn/GetStockCheck'>;

/** Reads a stock file of a supplier and tells what it would change. Refused with badInput at fileUrl. */
export async function checkOwnStock(
  ctx: SignedInCtx,
  { fileUrl, fileName }: BodyOf<'/api/OpsOwn/GetStockCheck'>['data'],
): Promise<Checked> {
  const supplierId = requireSupplier(ctx);
  const [fileId = ''] = await claimFiles(ctx, { urls: [fileUrl], bizType: bizTypes.goodsFile, field: 'fileUrl' });
  // Only looked at: it goes with those that never were in use.
  await unclaimFiles(ctx, [fileId]);
  const bytes = await readStoredFile(ctx, fileId);
  if (!bytes) throw badField('fileUrl', '文件不存在或已失效，请重新上传');
  const lines = await linesOf(bytes, /\.csv$/i.test(fileName) ? 'csv' : 'xlsx');
  const own = await selectOwnByNo(
    ctx,
    supplierId,
    lines.map(({ itemNo }) => itemNo),
  );
  const answer: Checked = { rows: [], faults: [], sameCount: 0 };
  const seen = new Map<string, number>();
  for (const line of lines) {
    const { row, itemNo } = line;
    const item = own.get(itemNo);
    const outcome = stockLineOutcome(line, item, seen.get(itemNo));
    if (!seen.has(itemNo)) seen.set(itemNo, row);
    if ('fault' in outcome) answer.faults.push({ row, itemNo, text: outcome.fault });
    else if (outcome.from === outcome.to) answer.sameCount += 1;
    else if (item) answer.rows.push({ row, itemId: item.itemId, itemNo, itemName: item.itemName, ...outcome });
  }
  return answer;
}

async function linesOf(bytes: Uint8Array, ending: 'csv' | 'xlsx'): Promise<StockLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'jicai-stock-'));
  try {
    const path = join(folder, `stock.${ending}`);
    await writeFile(path, bytes);
    return await readLines(path);
  } catch (error) {
    if (error instanceof UnreadableFile) throw badField('fileUrl', '文件无法读取，请上传 .xlsx 或 .csv 表格');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readLines(path: string): Promise<StockLine[]> {
  const lines: StockLine[] = [];
  let at: { itemNo: number; qty: number } | undefined;
  for await (const { row, cells } of readRows(path, () => undefined)) {
    if (!at) {
      const find = (names: readonly string[]) => cells.findIndex((cell) => names.includes(cell.trim()));
      at = { itemNo: find(stockHeaders.itemNo), qty: find(stockHeaders.qty) };
      if (at.itemNo < 0 || at.qty < 0) throw badField('fileUrl', '第一行应有“货号”和“库存”两列');
      continue;
    }
    if (lines.length === mostStockRows) throw badField('fileUrl', `一次最多 ${mostStockRows} 行，请分成几个文件`);
    lines.push({ row, itemNo: cells[at.itemNo]?.trim() ?? '', qty: cells[at.qty]?.trim() ?? '' });
  }
  if (lines.length === 0) throw badField('fileUrl', '文件里没有数据');
  return lines;
}

/**
 * Takes a supplier's counts of its own items (docs/domain/suppliers.md §5). Refused with notFound where one is not its own;
 * what cannot be taken stays and is named.
 */
export async function writeOwnStock(
  ctx: SignedInCtx,
  { rows, requestId }: BodyOf<'/api/OpsOwn/WriteStock'>['data'],
): Promise<ResultOf<'/api/OpsOwn/WriteStock'>> {
  const supplierId = requireSupplier(ctx);
  await requireWorking(ctx, supplierId);
  const own = await selectOwnById(
    ctx,
    supplierId,
    rows.map(({ itemId }) => itemId),
  );
  if (rows.some(({ itemId }) => !own.has(itemId))) throw refuse.notFound();
  const where = { sourceId: requestId ?? ctx.newId(), reason: '供应商更新库存' };
  const { changed, kept } = await recountStock(ctx, rows, where);
  const noOf = (itemId: string) => own.get(itemId)?.itemNo ?? '';
  const countOf = new Map(rows.map((row) => [row.itemId, row]));
  const facts = (side: 'from' | 'to') =>
    Object.fromEntries(changed.map((itemId) => [noOf(itemId), countOf.get(itemId)?.[side] ?? 0]));
  if (changed.length > 0)
    await writeAudit(ctx, {
      subject: changed.length === 1 ? `stock ${changed[0]}` : `stock ${where.sourceId}`,
      before: facts('from'),
      after: facts('to'),
    });
  const without = rows.filter(({ itemId }) => own.get(itemId)?.onHand === null);
  return {
    changedCount: changed.length,
    kept: [
      ...kept.map((one) => ({ itemNo: noOf(one.itemId), text: keptText(one) })),
      ...without.map(({ itemId }) => ({ itemNo: noOf(itemId), text: '这个商品没有库存记录' })),
    ],
  };
}

const keptText = (kept: KeptCount): string =>
  kept.why === 'moved' ? `库存已变为 ${kept.onHand}，请核对后再改` : `订单已占用 ${kept.reserved} 件，不能更少`;
