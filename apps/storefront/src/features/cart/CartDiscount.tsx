import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { useQuery } from '@tanstack/react-query';
import { promotionText } from '../../app/goods/promotion-text.ts';
import { discountQuery } from './cart.queries.ts';
import styles from './CartSummary.module.css';

/** What promotions take off the chosen lines, and what they lack for the next one. */
export function CartDiscount({ checked }: { checked: readonly CartItem[] }) {
  const lines = checked.map(({ cartId, chartQty }) => ({ cartId, chartQty }));
  const { data } = useQuery({ ...discountQuery(lines), enabled: lines.length > 0 });
  if (!data || lines.length === 0) return null;
  const next = data.promotions.filter(({ shortFee }) => shortFee > 0).toSorted((a, b) => a.shortFee - b.shortFee)[0];
  const granted = data.discountFee > 0 ? `结算时已减 ${moneyText(data.discountFee)}` : '';
  const short = next ? `再买 ${moneyText(next.shortFee)} 享${promotionText(next)}` : '';
  if (!granted && !short) return null;
  return <p className={styles.approval}>{[granted, short].filter(Boolean).join('，')}</p>;
}
