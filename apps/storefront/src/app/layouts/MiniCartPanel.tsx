import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { IconTrash } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { announceCartChange, miniCartQuery } from '../../features/cart/index.ts';
import { loginPath, paths, productPath } from '../paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import styles from './MiniCart.module.css';

export function MiniCartPanel() {
  const isSignedIn = useIsSignedIn();
  return (
    <section className={styles.panel} aria-label="购物车中的商品">
      {isSignedIn ? <Lines /> : <NotSignedIn />}
    </section>
  );
}

function NotSignedIn() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.note}>
      <p>暂未登录，赶快去登录吧！</p>
      <Link to={loginPath(pathname + search)} className={buttonClass({ look: 'fill', size: 'sm' })}>
        去登录
      </Link>
    </div>
  );
}

function Lines() {
  const { data, error, refetch } = useQuery(miniCartQuery());
  // The cart is loaded again whenever the panel opens.
  useEffect(() => void refetch(), [refetch]);
  if (!data) {
    if (error) return <ErrorState title="购物车没有加载出来" message={error.message} onRetry={() => void refetch()} />;
    return <LinesSkeleton />;
  }
  const { resultData, totalCount, totalFee, totalQty } = data;
  if (resultData.length === 0) return <p className={styles.note}>购物车中暂无商品</p>;
  return (
    <>
      <p className={styles.head}>
        购物车<span>共 {totalCount} 种</span>
      </p>
      <ul className={styles.lines}>
        {resultData.map((line) => (
          <Line key={line.cartId} line={line} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p>
          <span>已选 {totalQty} 件合计</span>
          <Price fen={totalFee} className={styles.total} />
        </p>
        <Link to={paths.cart} target="_blank" className={buttonClass({ look: 'fill' })}>
          去购物车
        </Link>
      </div>
    </>
  );
}

function Line({ line }: { line: CartItem }) {
  const isGone = line.itemState === itemStates.offSale;
  const { mutate, isPending } = useMutation({
    mutationFn: () => post('/api/ShopCart/Delete', { data: { cartId: line.cartId } }),
    onSuccess() {
      toast.ok('删除成功');
      announceCartChange();
    },
  });
  return (
    <li className={cx(styles.line, isGone && styles.gone)} aria-busy={isPending || undefined}>
      <Link to={productPath(line.productId, line.itemId)} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={line.imgs[0]?.imgUrl} alt="" className={styles.pic} priority />
      </Link>
      <div className={styles.what}>
        <Link to={productPath(line.productId, line.itemId)} className={styles.name}>
          {line.itemName}
        </Link>
        <span className={styles.spec}>{[line.colorName, line.itemSpec].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.money}>
        <Price fen={line.realPrice} className={styles.each} />
        <span>{isGone ? '失效' : `× ${line.chartQty}`}</span>
      </div>
      <WriteButton
        className={styles.drop}
        aria-label={`删除 ${line.itemName}`}
        disabled={isPending}
        onClick={() => mutate()}
      >
        <IconTrash size={16} />
      </WriteButton>
    </li>
  );
}

function LinesSkeleton() {
  return (
    <Loading className={styles.waiting}>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton width={64} height={64} radius={6} />
          <div>
            <Skeleton width="80%" />
            <Skeleton width="50%" height={12} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
