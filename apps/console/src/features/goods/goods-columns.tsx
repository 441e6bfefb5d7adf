import { specAndPack } from '@jicai/domain/goods/pieces.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import type { GoodsRow } from './goods.queries.ts';
import { CostCell } from './CostCell.tsx';
import { Margin } from './Margin.tsx';
import { OnSaleSwitch } from './OnSaleSwitch.tsx';
import { PriceCell } from './PriceCell.tsx';
import { StockCell } from './StockCell.tsx';
import goods from '../../parts/goods-cell.module.css';
import { LabelTags } from './LabelTags.tsx';
import styles from './goods-columns.module.css';

/** Picture, name, number and unit of an item. */
export function GoodsName({ item }: { item: GoodsRow }) {
  return (
    <span className={goods.goods}>
      <ImageWithFallback src={item.imgUrl} alt="" className={goods.picture} />
      <span className={goods.words}>
        <Link className={goods.name} title={item.itemName} to={productPath(item.productId)}>
          {item.itemName}
        </Link>
        <span className={styles.under}>
          <small className={cells.sub}>
            {item.itemNo} · {specAndPack(item)}
          </small>
          <LabelTags labels={item.labels} />
        </span>
      </span>
    </span>
  );
}

const marginColumn: TableColumnsType<GoodsRow>[number] = {
  key: 'margin',
  title: '毛利率',
  width: 84,
  align: 'right',
  responsive: ['xl'],
  render: (_, row) => <Margin item={row} />,
};

/** Columns of the list of goods; who may edit changes prices and sale in place. */
export function goodsColumns({ mayEdit, mayCost }: { mayEdit: boolean; mayCost: boolean }): TableColumnsType<GoodsRow> {
  return [
    { key: 'name', title: '商品', render: (_, row) => <GoodsName item={row} /> },
    {
      key: 'category',
      title: '分类 / 供应商',
      width: 124,
      responsive: ['xl'],
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.categoryName}</span>
          <small className={cells.sub}>{row.supplierName}</small>
        </>
      ),
    },
    {
      key: 'retail',
      title: '零售价',
      width: 116,
      align: 'right',
      render: (_, row) => <PriceCell item={row} price="retailFen" mayEdit={mayEdit} />,
    },
    {
      key: 'enterprise',
      title: mayCost ? '企业价 / 进价' : '企业价',
      width: 142,
      align: 'right',
      render: (_, row) => (
        <>
          <PriceCell item={row} price="enterpriseFen" mayEdit={mayEdit} />
          <CostCell item={row} />
        </>
      ),
    },
    ...(mayCost ? [marginColumn] : []),
    {
      key: 'stock',
      title: '可售',
      width: 92,
      align: 'right',
      render: (_, row) => <StockCell item={row} />,
    },
    {
      key: 'sales',
      title: '已售',
      width: 76,
      align: 'right',
      responsive: ['xl'],
      render: (_, row) => row.salesQty.toLocaleString('zh-CN'),
    },
    {
      key: 'updated',
      title: '更新',
      width: 104,
      responsive: ['xxl'],
      render: (_, row) => <small className={cells.sub}>{shortTime(row.updateTime)}</small>,
    },
    {
      key: 'onSale',
      title: '在售',
      width: 84,
      render: (_, row) => (mayEdit ? <OnSaleSwitch item={row} /> : <OnSaleTag item={row} />),
    },
  ];
}

export const OnSaleTag = ({ item: { isOnSale } }: { item: GoodsRow }) => (
  <Tag isState tone={isOnSale ? 'ok' : 'grey'}>
    {isOnSale ? '在售' : '已下架'}
  </Tag>
);
