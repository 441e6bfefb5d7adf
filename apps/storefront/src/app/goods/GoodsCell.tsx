import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../paths.ts';
import styles from './GoodsCell.module.css';

/** Goods in an order, an approval or an after-sales sheet. */
export interface OrderedGoods {
  productId: string;
  itemId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
}

/**
 * Goods in a row: picture, name as a link, specification. The picture is 56 px wide, or as the CSS variable
 * `--goods-picture` says.
 */
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
