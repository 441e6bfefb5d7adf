import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../paths.ts';
import styles from './GoodsCell.module.css';

/** Goods as an order, a request for approval or an after-sales sheet has them. */
export interface OrderedGoods {
  productId: string;
  itemId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
}

/** Goods in a row: picture, name as the way to them, what exactly it is. The picture is 56 px, or `--goods-picture` of the place. */
export function GoodsCell({
  goods,
  spec = [goods.itemSpec, goods.colorName, `编号 ${goods.itemNo}`].filter(Boolean).join(' · '),
  children,
}: {
  goods: OrderedGoods;
  spec?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.cell}>
      <ImageWithFallback src={goods.imgUrl} alt="" className={styles.picture} />
      <div className={styles.words}>
        <Link to={productPath(goods.productId, goods.itemId)} className={styles.name}>
          {goods.itemName}
        </Link>
        <div className={styles.spec}>{spec}</div>
        {children}
      </div>
    </div>
  );
}
