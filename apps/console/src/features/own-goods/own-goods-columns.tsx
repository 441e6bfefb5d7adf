import { specAndPack } from '@jicai/domain/goods/pieces.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { ownProductPath, ownProposalPath } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import goods from '../../parts/goods-cell.module.css';
import phone from '../../parts/phone-card.module.css';
import { ProposalTag } from '../proposals/index.ts';
import type { OwnGoods } from './own-goods.queries.ts';
import { OwnStockCell } from './OwnStockCell.tsx';

const Name = ({ row }: { row: OwnGoods }) => (
  <span className={goods.goods}>
    <ImageWithFallback src={row.imgUrl} alt="" className={goods.picture} />
    <span className={goods.words}>
      <Link className={goods.name} title={row.itemName} to={ownProductPath(row.productId)}>
        {row.itemName}
      </Link>
      <small className={cells.sub}>
        {row.itemNo} · {specAndPack(row)}
      </small>
    </span>
  </span>
);

const Sale = ({ row }: { row: OwnGoods }) => (
  <Tag isState tone={row.isOnSale ? 'ok' : 'grey'}>
    {row.isOnSale ? '在售' : '已下架'}
  </Tag>
);

function HandedIn({ row: { proposalId, proposalState } }: { row: OwnGoods }) {
  if (proposalId === undefined || proposalState === undefined) return <span className={cells.none}>—</span>;
  return (
    <Link to={ownProposalPath(proposalId)}>
      <ProposalTag state={proposalState} side="own" />
    </Link>
  );
}

/** Columns of a supplier's own goods: no sale prices, those are the shop's. */
export const ownGoodsColumns: TableColumnsType<OwnGoods> = [
  { key: 'name', title: '商品', render: (_, row) => <Name row={row} /> },
  {
    key: 'category',
    title: '分类',
    width: 140,
    render: (_, row) => <span className={cells.line}>{row.categoryName}</span>,
  },
  { key: 'onHand', title: '现有库存', width: 132, align: 'right', render: (_, row) => <OwnStockCell row={row} /> },
  {
    key: 'reserved',
    title: '订单占用',
    width: 96,
    align: 'right',
    render: (_, row) => row.reserved?.toLocaleString('zh-CN') ?? <span className={cells.none}>—</span>,
  },
  {
    key: 'sales',
    title: '已售',
    width: 84,
    align: 'right',
    render: (_, row) => row.salesQty.toLocaleString('zh-CN'),
  },
  { key: 'handedIn', title: '提交', width: 96, render: (_, row) => <HandedIn row={row} /> },
  { key: 'sale', title: '状态', width: 88, render: (_, row) => <Sale row={row} /> },
];

/** An item of the supplier on a phone. */
export function OwnGoodsCard({ row }: { row: OwnGoods }) {
  return (
    <div className={phone.card}>
      <Name row={row} />
      <span className={phone.line}>
        现有库存 <OwnStockCell row={row} />
        {row.reserved ? <small>占用 {row.reserved}</small> : null}
      </span>
      <span className={phone.line}>
        <Sale row={row} />
        {row.proposalId && <HandedIn row={row} />}
      </span>
    </div>
  );
}
