import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconHome, IconShoppingCart } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { openBuySheet } from '../../app/goods/buy-sheet.ts';
import { CartBadge } from '../../app/layouts/CartBadge.tsx';
import { paths } from '../../app/paths.ts';
import styles from './BuyBar.module.css';
import type { Purchase } from './use-purchase.ts';

/** Phones: the two ways to buy stay at the bottom of the page, over the tab bar. */
export function BuyBar({
  sku,
  purchase: { canBuy, mayBuy, whyNot, buyNow },
  isStale,
}: {
  sku: SkuDetail;
  purchase: Purchase;
  isStale: boolean;
}) {
  return (
    <div className={styles.bar}>
      <Link to={paths.home} className={styles.link}>
        <IconHome size={22} />
        首页
      </Link>
      <Link to={paths.cart} className={styles.link}>
        <IconShoppingCart size={22} />
        购物车
        <CartBadge className={styles.badge} />
      </Link>
      {canBuy ? (
        <>
          <Button look="soft" disabled={isStale} aria-haspopup="dialog" onClick={() => openBuySheet(sku)}>
            加入购物车
          </Button>
          <Button look="fill" disabled={isStale} onClick={buyNow}>
            立即购买
          </Button>
        </>
      ) : mayBuy ? (
        <Button look="fill" disabled className={styles.only}>
          {whyNot}
        </Button>
      ) : (
        <p className={styles.only}>{whyNot}</p>
      )}
    </div>
  );
}
