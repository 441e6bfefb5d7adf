import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './SettlementPage.module.css';

/** No goods were chosen, or they have left the cart meanwhile: ordered, or taken out, in another tab. */
export function NothingToSettle({ isGone = false }: { isGone?: boolean }) {
  return (
    <EmptyState
      headingLevel={1}
      art="cart"
      className={styles.empty}
      title={isGone ? '这些商品已不在购物车中' : '请选择要结算的商品'}
      {...(isGone && { hint: '可能已在另一个页面提交订单或移除' })}
      action={
        <>
          <Link to={paths.cart} className={buttonClass({ look: 'fill' })}>
            去购物车
          </Link>
          {isGone && (
            <Link to={paths.center} className={buttonClass({ look: 'ghost' })}>
              查看我的订单
            </Link>
          )}
        </>
      }
    />
  );
}
