import { cx } from '@jicai/ui/style/cx.ts';
import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { rarePart } from '../rare-part.ts';
import { BackButton } from './BackButton.tsx';
import { useCartCount } from './CartBadge.tsx';
import { type CheckoutPlace, usualSteps } from './checkout-steps.ts';
import styles from './CheckoutLayout.module.css';
import { Legal } from './Legal.tsx';
import { Logo } from './Logo.tsx';
import { tabBar } from './phone-bars.ts';
import { TopBar } from './TopBar.tsx';

const CategorySheet = rarePart('categorySheet');

/** The step of each screen, 0-based, and its name beside the logo. */
const places: Record<string, CheckoutPlace> = {
  [paths.cart]: { at: 0, name: '购物车' },
  [paths.settlement]: { at: 1, name: '确认订单' },
  [paths.cashier]: { at: 2, name: '收银台' },
  [paths.alipay]: { at: 2, name: '支付宝支付' },
  [paths.weChat]: { at: 2, name: '微信支付' },
  // What has become of the trade says which step it is: payment, approval or the end.
  [paths.paySuccess]: { at: undefined, name: '提交结果' },
};

/** Where the way back leads if the visit began on the page; elsewhere to the orders. */
const ways: Record<string, string> = { [paths.cart]: paths.home, [paths.settlement]: paths.cart };

/**
 * Settlement and payment: logo and steps only, so that nothing leads away from paying. Phones have the name of the page and the way back;
 * the cart, which is one of the places of the shop, keeps the bar at the bottom.
 */
export function CheckoutLayout() {
  const { pathname } = useLocation();
  const [ownPlace, setOwnPlace] = useState<CheckoutPlace>();
  const place = ownPlace ?? places[pathname];
  const now = place?.at ?? -1;
  const isPhone = useIsPhone();
  const hasTabs = isPhone && pathname === paths.cart;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <div className={cx(styles.checkout, hasTabs && styles.hasTabs)}>
      {!isPhone && <TopBar />}
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          {isPhone ? (
            <BackButton otherwise={ways[pathname] ?? paths.center} className={styles.back} />
          ) : (
            <Logo look="slim" />
          )}
          {place && (
            <span className={styles.name}>
              {place.name}
              {hasTabs && <CartCount />}
            </span>
          )}
          {place && (
            <ol className={styles.steps} aria-label="购买步骤">
              {(place.steps ?? usualSteps).map((step, at) => (
                <li
                  key={step}
                  className={cx(at < now && styles.done, at === now && styles.now)}
                  aria-current={at === now ? 'step' : undefined}
                >
                  <i>{at < now ? <IconCheck size={14} stroke={2} /> : at + 1}</i>
                  {step}
                </li>
              ))}
            </ol>
          )}
        </div>
      </header>
      <main className={`wrap ${styles.main}`}>
        <Outlet context={setOwnPlace} />
      </main>
      <footer className={styles.footer}>
        <Legal />
      </footer>
      {hasTabs && <tabBar.Page onMenu={() => setIsSheetOpen(true)} />}
      {isSheetOpen && <CategorySheet onClose={() => setIsSheetOpen(false)} />}
    </div>
  );
}

/** How many goods lie in the cart, beside its name. */
function CartCount() {
  const count = useCartCount();
  return count ? <small>{count}</small> : null;
}
