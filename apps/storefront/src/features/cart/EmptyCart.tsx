import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';

/** The cart with nothing in it leads back to goods. */
export function EmptyCart() {
  return (
    <>
      <h1 className="sr">购物车</h1>
      <EmptyState
        art="cart"
        title="购物车中暂无商品"
        hint="挑好的商品会放在这里，随时可以结算。"
        action={
          <>
            <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
              去逛逛
            </Link>
            <Link to={paths.quickOrder} className={buttonClass({ look: 'ghost' })}>
              按清单批量添加
            </Link>
          </>
        }
      />
    </>
  );
}
