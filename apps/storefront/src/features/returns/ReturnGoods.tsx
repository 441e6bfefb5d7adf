import type { ReturnSheet } from '@jicai/contract/returns.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import styles from './ReturnGoods.module.css';

/** The goods the sheet is about, what the shop found when they came back, and their money. */
export function ReturnGoods({ sheet }: { sheet: ReturnSheet }) {
  const qty = sheet.items.reduce((sum, item) => sum + item.qty, 0);
  const isExchange = sheet.returnType === 2;
  return (
    <Card title="售后商品" note={`${sheet.items.length} 种 ${qty} 件 · ${sheet.supplierName}`} isFlush>
      <ul className={styles.lines}>
        {sheet.items.map((item) => (
          <li key={item.orderItemId} className={styles.line}>
            <ImageWithFallback src={item.imgUrl} alt="" className={styles.picture} />
            <div className={styles.words}>
              <Link to={productPath(item.productId, item.itemId)} className={styles.name}>
                {item.itemName}
              </Link>
              <div className={styles.spec}>
                {[item.itemSpec, item.colorName, `编号 ${item.itemNo}`].filter(Boolean).join(' · ')}
              </div>
              {item.goodQty !== undefined && item.badQty !== undefined && (
                <div className={styles.spec}>
                  商家验收 {item.goodQty + item.badQty} {item.unitName}
                  {item.badQty > 0 && `，其中 ${item.badQty} 不完好`}
                </div>
              )}
            </div>
            <Price fen={item.price} tone="plain" className={styles.price} />
            <span className={styles.qty}>
              × {item.qty} {item.unitName}
            </span>
            <span className={styles.fee}>
              {isExchange ? '换货' : <Price fen={item.refundFee ?? item.agreeFee ?? item.applyFee} tone="plain" />}
            </span>
          </li>
        ))}
      </ul>
      {sheet.exchangeItem && (
        <p className={styles.exchange}>
          换成 {sheet.exchangeItem.itemName}{' '}
          {[sheet.exchangeItem.itemSpec, sheet.exchangeItem.colorName].filter(Boolean).join(' · ')}（编号{' '}
          {sheet.exchangeItem.itemNo}）
        </p>
      )}
    </Card>
  );
}
