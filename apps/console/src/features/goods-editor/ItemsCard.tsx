import { packText, piecePriceText } from '@jicai/domain/goods/pieces.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { CostLine } from '../goods/index.ts';
import { FillBar } from './FillBar.tsx';
import { type ItemValues, shareWith } from './item-values.ts';
import { ItemDialog } from './ItemDialog.tsx';
import styles from './ItemsCard.module.css';
import { OptionsDialog } from './OptionsDialog.tsx';
import type { EditedItem } from './product-values.ts';

type Opened = { kind: 'item'; at: number; item: EditedItem } | { kind: 'options' };

/** The items of the product, each with a dialog of its own; what is not saved yet may be taken away again. */
export function ItemsCard({
  items,
  blank,
  categoryId,
  mayEdit,
  error,
  onChange,
}: {
  items: readonly EditedItem[];
  /** As the first item begins. */
  blank: EditedItem;
  categoryId: string;
  mayEdit: boolean;
  error: string | undefined;
  onChange: (items: EditedItem[]) => void;
}) {
  const [opened, setOpened] = useState<Opened>();
  const [chosen, setChosen] = useState<string[]>([]);
  const close = () => setOpened(undefined);
  const [first = blank] = items;
  const saveItem = (at: number, item: EditedItem, values: ItemValues) => {
    const others = items.map((other, index) => (index === at ? item : shareWith(other, item, values)));
    onChange(at < items.length ? others : [...others, item]);
  };
  const copyOfFirst = (): EditedItem => ({
    ...first,
    itemId: '',
    itemNo: '',
    stock: 0,
    isOnSale: true,
    reserved: undefined,
  });
  const rows = items.map((item, at) => ({ ...item, at }));
  const acts: Acts = {
    mayEdit,
    onEdit: (row) => setOpened({ kind: 'item', at: row.at, item: items[row.at] ?? blank }),
    onRemove: (row) => onChange(items.filter((_, index) => index !== row.at)),
  };
  return (
    <Card
      title="规格与价格"
      note={
        items.length > 0 ? `${items.length} 个规格，${items.filter((one) => one.isOnSale).length} 个在售` : undefined
      }
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <>
            {items.length > 0 && (
              <Button look="text" size="sm" onClick={() => setOpened({ kind: 'options' })}>
                按选项生成
              </Button>
            )}
            <Button size="sm" onClick={() => setOpened({ kind: 'item', at: items.length, item: copyOfFirst() })}>
              添加规格
            </Button>
          </>
        )
      }
    >
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {chosen.length > 0 && <FillBar items={items} chosen={chosen} onChange={onChange} onClear={() => setChosen([])} />}
      <DenseTable<Row>
        label="规格"
        rows={rows}
        keyOf={(row) => row.itemNo}
        selection={mayEdit && items.length > 1 ? { keys: chosen, onChange: setChosen } : undefined}
        columns={columns(acts)}
        empty={<EmptyState title="还没有规格" hint="一个规格对应一个货号，有自己的价格和库存" />}
        // oxlint-disable-next-line react/no-unstable-nested-components -- a card keeps nothing of its own, and needs the acts
        Card={({ row }) => <ItemCard row={row} {...acts} />}
      />
      {opened?.kind === 'item' && (
        <ItemDialog
          item={opened.item}
          categoryId={categoryId}
          isAlone={items.length < 2}
          draft={`goods.item.${opened.item.itemId || `${first.itemId || 'new'}.${opened.at}`}`}
          onClose={close}
          onSave={(item, values) => saveItem(opened.at, item, values)}
        />
      )}
      {opened?.kind === 'options' && (
        <OptionsDialog base={first} items={items} onClose={close} onMake={(made) => onChange([...items, ...made])} />
      )}
    </Card>
  );
}

type Row = EditedItem & { at: number };

interface Acts {
  mayEdit: boolean;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

const columns = (acts: Acts): TableColumnsType<Row> => [
  {
    key: 'name',
    title: '规格',
    render: (_, row) => (
      <span className={styles.name}>
        <ImageWithFallback src={row.imgUrl} alt="" className={styles.picture} />
        <span className={styles.words}>
          <span className={cells.line}>
            {row.specs.map(({ value }) => value).join(' / ') || row.itemSpec || row.itemName}
          </span>
          <small className={cells.sub}>{row.itemNo}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'retailFen',
    title: '零售价',
    width: 110,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.retailFen} fallback="—" />
        <small className={cells.sub}>{piecePriceText(row.retailFen, row)}</small>
      </>
    ),
  },
  {
    key: 'enterpriseFen',
    title: '企业价 / 进价',
    width: 120,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.enterpriseFen} fallback="—" />
        <CostLine item={row} />
      </>
    ),
  },
  {
    key: 'min',
    title: '起订',
    width: 90,
    align: 'right',
    render: (_, row) => (
      <>
        <span className={cells.line}>
          {row.minQty} {row.unitName}
        </span>
        <small className={cells.sub}>{packText(row)}</small>
      </>
    ),
  },
  {
    key: 'stock',
    title: '可售',
    width: 84,
    align: 'right',
    render: (_, row) => (row.stock - (row.reserved ?? 0)).toLocaleString('zh-CN'),
  },
  { key: 'sale', title: '在售', width: 72, render: (_, row) => (row.isOnSale ? '是' : '否') },
  {
    key: 'act',
    title: '操作',
    width: 110,
    render: (_, row) => <RowActs row={row} {...acts} />,
  },
];

function RowActs({ row, mayEdit, onEdit, onRemove }: Acts & { row: Row }) {
  if (!mayEdit) return null;
  return (
    <>
      <Button look="text" size="sm" armed={false} aria-label={`编辑 ${row.itemNo}`} onClick={() => onEdit(row)}>
        编辑
      </Button>
      {row.itemId === '' && (
        <Button look="text" size="sm" armed={false} aria-label={`删除 ${row.itemNo}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      )}
    </>
  );
}

function ItemCard({ row, ...acts }: Acts & { row: Row }) {
  const { itemNo, itemSpec, itemName, stock, reserved = 0, retailFen, enterpriseFen, isOnSale } = row;
  const fen = retailFen ?? enterpriseFen;
  return (
    <div className={phone.card}>
      <b>{itemSpec || itemName}</b>
      <small>
        {[itemNo, packText(row), `可售 ${stock - reserved}`, !isOnSale && '已下架'].filter(Boolean).join(' · ')}
      </small>
      <p className={phone.line}>
        <span>
          <Price tone="plain" fen={fen} fallback="—" /> {piecePriceText(fen, row)}
        </span>
        <span>
          <RowActs row={row} {...acts} />
        </span>
      </p>
    </div>
  );
}
