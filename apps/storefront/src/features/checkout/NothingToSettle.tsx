import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, settlementPath } from '../../app/paths.ts';
import { cartPageQuery } from '../cart/index.ts';
import styles from './SettlementPage.module.css';

/** No goods were chosen. */
export const NothingToSettle = () => (
  <EmptyState
    headingLevel={1}
    art="cart"
    className={styles.empty}
    title="请选择要结算的商品"
    action={
      <Link to={paths.cart} className={buttonClass({ look: 'fill' })}>
        去购物车
      </Link>
    }
  />
);

/** Lines have left the cart meanwhile: ordered, or taken out, in another tab. What is left of them can be settled. */
export function GoneFromCart({ cartIds }: { cartIds: readonly string[] }) {
  // The whole cart has two pages at most. What was seen of it before says nothing: it has changed since.
  const pages = useQueries({ queries: [1, 2].map((page) => ({ ...cartPageQuery(page), staleTime: 0 })) });
  if (pages.some(({ isFetching }) => isFetching))
    return (
      <Loading className={styles.empty}>
        <Skeleton height={360} radius={8} />
      </Loading>
    );
  const standing = new Set(pages.flatMap(({ data }) => data?.resultData.map(({ cartId }) => cartId) ?? []));
  const left = cartIds.filter((cartId) => standing.has(cartId));
  const isSome = left.length > 0 && left.length < cartIds.length;
  return (
    <EmptyState
      headingLevel={1}
      art="cart"
      className={styles.empty}
      title={isSome ? `其中 ${cartIds.length - left.length} 种商品已不在购物车中` : '这些商品已不在购物车中'}
      hint="可能已在另一个页面提交订单或移除"
      action={
        <>
          {isSome && (
            <Link to={settlementPath({ cartIds: left })} replace className={buttonClass({ look: 'fill' })}>
              结算其余 {left.length} 种
            </Link>
          )}
          <Link to={paths.cart} className={buttonClass({ look: isSome ? 'ghost' : 'fill' })}>
            去购物车
          </Link>
          <Link to={paths.center} className={buttonClass({ look: 'ghost' })}>
            查看我的订单
          </Link>
        </>
      }
    />
  );
}
