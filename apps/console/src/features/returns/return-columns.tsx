import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { DueTime } from '../../parts/DueTime.tsx';
import cells from '../../parts/cells.module.css';
import styles from './return-columns.module.css';
import { ReturnState } from './ReturnState.tsx';
import type { ReturnRow } from './returns.queries.ts';

/** The first of the goods, and how many kinds and pieces come back. */
export function ReturnGoods({ sheet: { items } }: { sheet: ReturnRow }) {
  const [first] = items;
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <span className={styles.goods}>
      <ImageWithFallback src={first?.imgUrl} alt="" className={styles.picture} />
      <span className={styles.words}>
        <span className={cells.line}>{first?.itemName}</span>
        <small className={cells.sub}>
          {items.length} 种 {pieces} 件
        </small>
      </span>
    </span>
  );
}

/** Columns of the list of sheets: fewer while a drawer stands beside it; a supplier has none of money. */
export function returnColumns({ isOperator, isNarrow }: { isOperator: boolean; isNarrow: boolean }) {
  const all: TableColumnsType<ReturnRow> = [
    {
      key: 'returnNo',
      title: '售后单',
      width: 190,
      render: (_, sheet) => (
        <>
          <span className={styles.no}>{sheet.returnNo}</span>
          <small className={cells.sub}>
            {shortTime(sheet.createTime)} · {sheet.returnTypeText}
          </small>
        </>
      ),
    },
    {
      key: 'customer',
      title: '客户 / 原因',
      ...(!isNarrow && { width: 212 }),
      render: (_, sheet) => (
        <>
          <span className={cells.line}>{sheet.customerName}</span>
          <small className={cells.sub}>{sheet.reasonName}</small>
        </>
      ),
    },
    { key: 'goods', title: '商品', render: (_, sheet) => <ReturnGoods sheet={sheet} /> },
    {
      key: 'fee',
      title: '申请金额',
      width: 112,
      align: 'right',
      render: (_, sheet) => <Price tone="plain" fen={sheet.refundFee ?? sheet.agreeFee ?? sheet.applyFee} />,
    },
    { key: 'state', title: '状态', width: 112, render: (_, sheet) => <ReturnState sheet={sheet} /> },
    { key: 'due', title: '时限', width: 120, render: (_, sheet) => <DueTime time={sheet.deadlineAt} /> },
  ];
  const left = [...(isOperator ? [] : ['fee']), ...(isNarrow ? ['goods', 'fee'] : [])];
  return all.filter(({ key }) => !left.includes(String(key)));
}
