import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { InputNumber, type TableColumnsType } from 'antd';
import { largestQty } from '@jicai/domain/goods/quantity.ts';
import { priceSourceTexts } from '@jicai/domain/money/price-source-texts.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import type { PlacePreview, PreviewLine } from './place.queries.ts';
import type { WantedItem } from './place-values.ts';
import styles from './PlaceOrder.module.css';

/** A wanted line with what the shop says to it; nothing while it has not answered. */
export interface PlacedLine extends WantedItem {
  line: (PreviewLine & { supplierName: string }) | undefined;
  fault: string | undefined;
}

/** What was asked for, beside what the preview says to it. */
export function placedLines(items: readonly WantedItem[], answer: PlacePreview | undefined): PlacedLine[] {
  const known = (answer?.preview?.groups ?? []).flatMap((group) =>
    group.items.map((item) => ({ ...item, supplierName: group.supplierName })),
  );
  return items.map((item) => {
    const line = known.find((one) => one.itemNo.toLowerCase() === item.itemNo.toLowerCase());
    const isUnknown = answer?.unknownNos.includes(item.itemNo) ?? false;
    return { ...item, line, fault: isUnknown ? '没有这个编号的商品' : line?.errorMsg };
  });
}

interface LineActs {
  onQty: (item: WantedItem) => void;
  onRemove: (itemNo: string) => void;
}

/** The goods of the order: quantity in place, price of the requester, and why a line cannot be bought. */
export function PlacedLines({ rows, ...acts }: LineActs & { rows: readonly PlacedLine[] }) {
  return (
    <DenseTable<PlacedLine>
      label="商品"
      rows={rows}
      keyOf={(row) => row.itemNo}
      columns={columnsOf(acts)}
      empty={<EmptyState title="还没有商品" hint="按名称或编号查找，或粘贴采购清单" />}
      // oxlint-disable-next-line react/no-unstable-nested-components -- a card keeps nothing of its own, and needs the acts
      Card={({ row }) => <LineCard row={row} {...acts} />}
    />
  );
}

const columnsOf = ({ onQty, onRemove }: LineActs): TableColumnsType<PlacedLine> => [
  {
    key: 'name',
    title: '商品',
    render: (_, { itemNo, line, fault }) => (
      <>
        <span className={cells.line}>{line?.itemName ?? itemNo}</span>
        {fault ? (
          <small className={styles.fault}>{fault}</small>
        ) : (
          <small className={cells.sub}>
            {[itemNo, line?.itemSpec, line?.supplierName].filter(Boolean).join(' · ')}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'price',
    title: '单价',
    width: 120,
    align: 'right',
    render: (_, { line }) => line && <UnitPrice line={line} />,
  },
  { key: 'qty', title: '数量', width: 120, render: (_, row) => <Quantity row={row} onQty={onQty} /> },
  {
    key: 'sum',
    title: '小计',
    width: 120,
    align: 'right',
    render: (_, { line }) => line && <Price tone="plain" fen={line.goodsFee} />,
  },
  {
    key: 'acts',
    title: '操作',
    width: 72,
    render: (_, { itemNo }) => (
      <Button look="text" size="sm" onClick={() => onRemove(itemNo)}>
        移除
      </Button>
    ),
  },
];

function UnitPrice({ line }: { line: PreviewLine }) {
  return (
    <>
      <Price tone="plain" fen={line.price} />
      <small className={cells.sub}>{priceSourceTexts[line.priceSource as keyof typeof priceSourceTexts]}</small>
    </>
  );
}

function Quantity({ row: { itemNo, qty, line }, onQty }: { row: PlacedLine; onQty: (item: WantedItem) => void }) {
  return (
    <InputNumber
      aria-label={`${line?.itemName ?? itemNo} 的数量`}
      className={styles.qty}
      value={qty}
      min={1}
      max={largestQty}
      precision={0}
      suffix={line?.unitName}
      onChange={(next) => {
        if (next) onQty({ itemNo, qty: next });
      }}
    />
  );
}

function LineCard({ row, onQty, onRemove }: LineActs & { row: PlacedLine }) {
  const { itemNo, line, fault } = row;
  return (
    <div className={phone.card}>
      <b>{line?.itemName ?? itemNo}</b>
      {fault ? <small className={styles.fault}>{fault}</small> : <small>{itemNo}</small>}
      <p className={styles.cardLine}>
        <Quantity row={row} onQty={onQty} />
        {line && <Price tone="plain" fen={line.goodsFee} />}
        <Button look="text" size="sm" onClick={() => onRemove(itemNo)}>
          移除
        </Button>
      </p>
    </div>
  );
}
