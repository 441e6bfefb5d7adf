import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { Tx } from '../db/open.ts';
import { boxContents, type BoxedGoods } from './box-contents.ts';
import { appendDetails } from './detail-figures.store.ts';

type Line = BoxedGoods & { spuNo: string; imgUrl: string };

/** Draws into the details of the demo's goods what they measure and what is in their box. */
export async function addDetailFigures(tx: Tx, companyId: string, files: readonly string[]): Promise<void> {
  const lines = files.flatMap((file): Line[] => parse(readFileSync(file, 'utf8'), { columns: true, bom: true }));
  const firsts = new Map(lines.toReversed().map((line) => [line.spuNo, line]));
  await appendDetails(
    tx,
    companyId,
    [...firsts].map(([productNo, line]) => ({ productNo, html: figuresOf(line) })),
  );
}

function figuresOf(line: Line): string {
  const kind = line.categoryPath.split('/').at(-1) ?? '';
  const drawing = line.imgUrl.replace(/\.webp$/, '-size.webp');
  const rows = boxContents(line).map(([name, count]) => `<tr><td>${name}</td><td>${count}</td></tr>`);
  return (
    `<h3>尺寸图</h3><p><img src="${drawing}" alt="${kind} 尺寸图，单位毫米" width="1200" height="900" /></p>` +
    '<p>图示为默认规格，手工测量，允许 1–3% 误差；其他规格以规格参数为准。</p>' +
    `<h3>包装清单</h3><table><thead><tr><th>名称</th><th>数量</th></tr></thead><tbody>${rows.join('')}</tbody></table>` +
    (line.packing ? `<p>包装规格：${line.packing}</p>` : '')
  );
}
