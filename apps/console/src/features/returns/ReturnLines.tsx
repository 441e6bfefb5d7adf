import { foundText } from '@jicai/domain/returns/inspection.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import styles from './ReturnLines.module.css';
import { Photos } from './Photos.tsx';
import type { ReturnItem, ReturnSheet } from './returns.queries.ts';

const basisTexts = { unshipped: '未发货', transit: '运输中', received: '已收货' } as const;

/** Goods of a sheet: where their units were, and what the inspection found. */
export function ReturnLines({ sheet: { items } }: { sheet: ReturnSheet }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={`${item.orderItemId}${item.basis}`}>
          <ReturnLineGoods item={item} />
          <span className={styles.qty}>
            {item.qty} {item.unitName}
            <small>{basisTexts[item.basis]}</small>
            {item.goodQty !== undefined && (
              <small>
                合格 {item.goodQty}，不合格 {item.badQty ?? 0}
              </small>
            )}
          </span>
          {item.applyFee !== undefined && (
            <span className={styles.fee}>
              <Price tone="plain" fen={item.refundFee ?? item.agreeFee ?? item.applyFee} />
            </span>
          )}
          <Why item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Why not all of a line is good, and what was photographed of it. */
function Why({ item }: { item: ReturnItem }) {
  const { qty, goodQty, badQty = 0, badReason, missingReason, foundNote = '', foundImages = [] } = item;
  if (goodQty === undefined) return null;
  const text = foundText({ qty, goodQty, badQty, badReason, missingReason, note: foundNote });
  if (text === '' && foundImages.length === 0) return null;
  return (
    <div className={styles.why}>
      {text}
      <Photos urls={foundImages} label="验收拍的" />
    </div>
  );
}

/** Picture, name, number and spec of a line. */
export function ReturnLineGoods({ item }: { item: ReturnItem }) {
  return (
    <span className={styles.goods}>
      <ImageWithFallback src={item.imgUrl} alt="" className={styles.picture} />
      <span className={styles.words}>
        {item.itemName}
        <small>{[item.itemNo, item.itemSpec, item.colorName].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
