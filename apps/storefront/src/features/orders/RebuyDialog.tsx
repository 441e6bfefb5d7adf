import type { Rebought } from '@jicai/contract/orders/order-shapes.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './RebuyDialog.module.css';

/** What of an order came into the cart again, whose price has changed since, and what did not. */
export function RebuyDialog({
  report: { okCount, changedList, failList },
  onClose,
}: {
  report: Rebought;
  onClose: () => void;
}) {
  const isNothing = okCount === 0;
  return (
    <Dialog
      title={isNothing ? '没有商品加入购物车' : '已加入购物车'}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>留在本页</Button>
          {!isNothing && (
            <Link to={paths.cart} className={buttonClass({ look: 'fill' })}>
              去购物车结算
            </Link>
          )}
        </>
      }
    >
      {!isNothing && <Notice tone="ok">{okCount} 种商品已加入购物车</Notice>}
      {changedList.length > 0 && (
        <div className={styles.part}>
          <h3>价格与上次下单不同（{changedList.length}）</h3>
          <ScrollRegion label="价格有变动的商品" className={styles.list}>
            <ul>
              {changedList.map(({ itemId, itemNo, itemName, oldPrice, price }) => (
                <li key={itemId}>
                  <span className={styles.name}>
                    {itemName}
                    <span className={styles.no}>{itemNo}</span>
                  </span>
                  <span className={styles.right}>
                    <s>
                      <Price fen={oldPrice} tone="plain" className={styles.old} />
                    </s>
                    <span className="sr">现在</span>
                    <Price fen={price} tone="plain" className={styles.price} />
                  </span>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </div>
      )}
      {failList.length > 0 && (
        <div className={styles.part}>
          <h3>未能加入（{failList.length}）</h3>
          <ScrollRegion label="未能加入的商品" className={styles.list}>
            <ul>
              {failList.map(({ itemId, itemNo, itemName, errorMsg }) => (
                <li key={itemId}>
                  <span className={styles.name}>
                    {itemName}
                    <span className={styles.no}>{itemNo}</span>
                  </span>
                  <span className={styles.reason}>{errorMsg}</span>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </div>
      )}
    </Dialog>
  );
}
