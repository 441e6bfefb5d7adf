import { hasPieces, piecesNote } from '@jicai/domain/goods/pieces.ts';
import type { OrderCard } from '@jicai/contract/orders/orders.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { GoodsCell } from '../../app/goods/GoodsCell.tsx';
import { orderDetailPath } from '../../app/paths.ts';
import styles from './OrderGoods.module.css';

/** Four orders fit on a screen where each shows one of its goods; phones show pictures. */
const [shownFirst, shownOnPhones] = [1, 2];

/** The goods of a card: the first, the others open below it. On phones several goods are pictures only. */
export function OrderGoods({ items, itemCount, orderNo }: Pick<OrderCard, 'items' | 'itemCount' | 'orderNo'>) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const first = isPhone ? shownOnPhones : shownFirst;
  const lines = isOpen ? items : items.slice(0, first);
  const rest = items.slice(first);
  const toggle = rest.length > 0 && (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? '收起' : `另有 ${itemCount - first} 种商品`}
      {isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
    </button>
  );
  const beyond = itemCount - items.length;
  return (
    <div className={cx(styles.goods, itemCount > 1 && styles.several)}>
      {lines.map((line, at) => (
        <div key={line.orderItemId} className={styles.line}>
          <GoodsCell goods={line} spec={[line.itemSpec, line.colorName].filter(Boolean).join(' · ')}>
            <div className={styles.no}>
              商品编号 {line.itemNo}
              {at === 0 && !isPhone && toggle}
            </div>
          </GoodsCell>
          <Price fen={line.price} tone="plain" className={styles.price} />
          <span className={styles.qty}>
            × {line.qty}
            <span className={styles.unit}> {line.unitName}</span>
            {hasPieces(line) && <small className={styles.pieces}>{piecesNote(line.qty, line)}</small>}
          </span>
        </div>
      ))}
      {(isPhone ? itemCount > first : isOpen && beyond > 0) && (
        <div className={styles.more}>
          {isPhone &&
            !isOpen &&
            rest.map((line) => (
              <ImageWithFallback key={line.orderItemId} src={line.imgUrl} alt="" className={styles.thumb} />
            ))}
          {isPhone && toggle}
          {isOpen && beyond > 0 && (
            <Link to={orderDetailPath(orderNo)} className={styles.toggle}>
              还有 {beyond} 种，看订单详情
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
