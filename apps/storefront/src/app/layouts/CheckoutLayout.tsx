import { cx } from '@jicai/ui/style/cx.ts';
import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import styles from './CheckoutLayout.module.css';
import { Legal } from './Footer.tsx';
import { Logo } from './Logo.tsx';
import { TopBar } from './TopBar.tsx';

const steps = ['购物车', '核对并提交', '付款', '完成'];
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

/** Settlement and payment: logo and steps only, so that nothing leads away from paying. */
export function CheckoutLayout() {
  const { pathname } = useLocation();
  const [ownPlace, setOwnPlace] = useState<CheckoutPlace>();
  const place = ownPlace ?? places[pathname];
  const now = place?.at ?? -1;
  return (
    <div className={styles.checkout}>
      <TopBar />
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <Logo look="slim" />
          {place && <span className={styles.name}>{place.name}</span>}
          {place && (
            <ol className={styles.steps} aria-label="购买步骤">
              {(place.steps ?? steps).map((step, at) => (
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
    </div>
  );
}
