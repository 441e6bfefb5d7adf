import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { foundText } from '@jicai/domain/returns/inspection.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { type GoodsColumn, GoodsTable } from '../../app/goods/GoodsTable.tsx';
import { Pictures } from './Pictures.tsx';
import styles from './ReturnGoods.module.css';

type Item = ReturnSheet['items'][number];

/** The goods the sheet is about, what the shop found when they came back, and their money. */
export function ReturnGoods({ sheet: { items, returnType, supplierName, exchangeItem } }: { sheet: ReturnSheet }) {
  const qty = items.reduce((sum, item) => sum + item.qty, 0);
  return (
    <Card title="售后商品" note={`${items.length} 种 ${qty} 件 · ${supplierName}`} isFlush>
      <GoodsTable
        label="售后商品"
        lines={items}
        columns={returnType === returnTypes.exchange ? counts : [...counts, refund]}
        renderNote={(item) => <Found item={item} />}
      />
      {exchangeItem && (
        <p className={styles.exchange}>
          换成 {exchangeItem.itemName} {[exchangeItem.itemSpec, exchangeItem.colorName].filter(Boolean).join(' · ')}
          （编号 {exchangeItem.itemNo}）
        </p>
      )}
    </Card>
  );
}

const counts: readonly GoodsColumn<Item>[] = [
  { name: '单价', of: ({ price }) => <Price fen={price} tone="plain" className={styles.quiet} /> },
  { name: '数量', of: ({ qty, unitName }) => `${qty} ${unitName}` },
];
const refund: GoodsColumn<Item> = {
  name: '退款金额',
  of: ({ refundFee, agreeFee, applyFee }) => <Price fen={refundFee ?? agreeFee ?? applyFee} tone="plain" />,
};

/** What the shop counted when the goods came back. */
function Found({ item }: { item: Item }) {
  const { qty, goodQty, badQty, unitName, badReason, missingReason, foundNote = '', foundImages = [] } = item;
  if (goodQty === undefined || badQty === undefined) return null;
  const why = foundText({ qty, goodQty, badQty, badReason, missingReason, note: foundNote });
  return (
    <div className={styles.found}>
      商家验收 {goodQty + badQty} {unitName}，合格 {goodQty} {unitName}
      {why && <p>{why}</p>}
      <Pictures urls={foundImages} label="商家验收照片" />
    </div>
  );
}
