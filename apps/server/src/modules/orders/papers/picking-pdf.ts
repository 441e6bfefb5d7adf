import { piecesNote } from '@jicai/domain/goods/pieces.ts';
import type { PickRow } from '@jicai/domain/orders/picking-list.ts';
import { specBesideName } from '@jicai/domain/goods/spec-beside-name.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { openPdf } from '../../files/index.ts';
import { drawFoot, drawHead, drawTable, sheet, type PaperColumn } from './draw-table.ts';

const columns: readonly PaperColumn[] = [
  { title: '库位', width: 66, align: 'left' },
  { title: '商品', width: 217, align: 'left' },
  { title: '数量', width: 54, align: 'right' },
  { title: '分拣到订单', width: 150, align: 'left' },
  { title: '已拣', width: 36, align: 'center' },
];

/** 拣货单 for a clipboard: shelf by shelf, with a box to tick. */
export async function makePickingPdf(
  rows: readonly PickRow[],
  { orderCount, userName, madeAt }: { orderCount: number; userName: string; madeAt: Date },
): Promise<Uint8Array> {
  const { doc, finish } = await openPdf({ size: [sheet.width, sheet.height], title: '拣货单', madeAt });
  const pieces = rows.reduce((sum, { qty }) => sum + qty, 0);
  const suppliers = [...new Set(rows.map(({ supplierName }) => supplierName))];
  let pageNo = 0;
  await drawTable(doc, {
    columns,
    rows: rows.map(cellsOf),
    endHeight: 0,
    head(isFirst) {
      pageNo += 1;
      drawFoot(doc, `打印时间 ${shanghaiTime(madeAt)}`, `第 ${pageNo} 页`);
      return drawHead(doc, '拣货单', isFirst ? factsOf() : []);
    },
  });
  return finish();

  function factsOf(): [string, string][] {
    return [
      ['发货方', suppliers.join('、')],
      ['订单', `${orderCount} 单，${rows.length} 种 ${pieces} 件`],
      ['制单', userName],
      ['拣货人', ''],
    ];
  }
}

const cellsOf = (row: PickRow): string[] => [
  row.place || '未填',
  [row.itemNo, row.itemName, specBesideName(row.itemName, row.itemSpec)].filter(Boolean).join(' '),
  [`${row.qty} ${row.unitName}`, piecesNote(row.qty, row)].filter(Boolean).join('\n'),
  row.orders.map(({ orderNo, qty }) => `${orderNo} × ${qty}`).join('\n'),
  '□',
];
