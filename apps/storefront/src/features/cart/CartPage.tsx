import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { FirstPasswordNotice } from '../../app/center/FirstPasswordNotice.tsx';
import { useDelivery } from '../../app/delivery/delivery.queries.ts';
import { SendTo } from '../../app/delivery/SendTo.tsx';
import { paths } from '../../app/paths.ts';
import { rarePart } from '../../app/rare-part.ts';
import { CartGroupCard } from './CartGroupCard.tsx';
import { cartPicture } from './cart-lines.ts';
import styles from './CartPage.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useCart } from './use-cart.ts';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartRemoval } from './use-cart-removal.ts';

const EmptyCart = lazyPart(async () => (await import('./EmptyCart.tsx')).EmptyCart, ErrorState);
const InvalidLines = lazyPart(async () => (await import('./InvalidLines.tsx')).InvalidLines, ErrorState);
const UndoBar = rarePart('undoBar');

/** About how high the lines that can no longer be bought stand: what is below them hardly moves when they come. */
const invalidPx = (count: number) => 50 + 105 * count;

/** /cart: the whole cart by supplier, with its total at hand. */
export function CartPage() {
  const { lines, error, refetch } = useCart();
  const edits = useCartEdits();
  const removal = useCartRemoval();
  const { groups, invalid, valid, checked, totalFen, totalQty } = cartPicture(lines ?? []);
  const delivery = useDelivery(checked.map(({ itemId, chartQty }) => ({ itemId, qty: chartQty })));

  if (!lines) {
    if (error) return <ErrorState title="购物车没有加载出来" message={error.message} onRetry={refetch} />;
    return <CartSkeleton />;
  }
  const undo = removal.undoable.length > 0 && (
    <UndoBar key={removal.undoable[0]?.cartId} lines={removal.undoable} onUndo={removal.undo} onGone={removal.forget} />
  );
  if (lines.length === 0) {
    return (
      <>
        <FirstPasswordNotice pathname={paths.cart} />
        <EmptyCart waiting={<CartSkeleton />} />
        {undo}
      </>
    );
  }

  const isAllChecked = valid.length > 0 && checked.length === valid.length;
  const checkAll = (isChecked: boolean) => void edits.check(valid, isChecked, { isAll: true });
  return (
    <div className={styles.page}>
      <FirstPasswordNotice pathname={paths.cart} />
      <div className={styles.head}>
        <h1 className={styles.title}>购物车</h1>
        <p className={styles.count}>
          {lines.length} 种商品{groups.length > 0 && `，来自 ${groups.length} 家供应商`}
        </p>
        <div className={styles.sentTo}>
          <span>送至</span>
          <SendTo delivery={delivery} />
        </div>
        <Link to={paths.quickOrder} className={`${styles.quick} hit`}>
          按清单批量添加
        </Link>
      </div>
      <div className={styles.columns}>
        <Checkbox
          isChecked={isAllChecked}
          isPartly={checked.length > 0}
          disabled={valid.length === 0}
          onChange={checkAll}
          label="全选"
        />
        <span>商品</span>
        <span>单价</span>
        <span>数量</span>
        <span>小计</span>
        <span>操作</span>
      </div>
      <div className={styles.lines}>
        {groups.map((group) => (
          <CartGroupCard
            key={group.supplierId}
            group={group}
            sent={delivery?.suppliers.find(({ supplierId }) => supplierId === group.supplierId)}
            edits={edits}
            removal={removal}
          />
        ))}
        {invalid.length > 0 && (
          <InvalidLines
            waiting={<div style={{ height: invalidPx(invalid.length) }} />}
            lines={invalid}
            removal={removal}
          />
        )}
      </div>
      <CartSummary
        checked={checked}
        isAllChecked={isAllChecked}
        hasValid={valid.length > 0}
        totalFen={totalFen}
        totalQty={totalQty}
        onCheckAll={checkAll}
        onRemove={() => void removal.removeMany(checked)}
        settle={edits.settle}
      />
      {undo}
    </div>
  );
}
