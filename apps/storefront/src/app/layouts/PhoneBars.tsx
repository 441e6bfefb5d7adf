import { cx } from '@jicai/ui/style/cx.ts';
import { IconCategory, IconHome, IconMenu2, IconShoppingCart, IconUser } from '@jicai/ui/icons/icons.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { soonMs, useLater } from '../use-later.ts';
import { BackButton } from './BackButton.tsx';
import { CartBadge } from './CartBadge.tsx';
import styles from './PhoneBars.module.css';
import { SearchBox } from './SearchBox.tsx';

const UnreadBadge = lazyPart(async () => (await import('../../features/messages/UnreadBadge.tsx')).UnreadBadge);

const CenterHead = lazyPart(async () => (await import('../center/PhoneHead.tsx')).PhoneHead);

const isCenter = (pathname: string) => /^\/(center|finance|Audit)\b/.test(pathname);
/** Pages that the bar at the bottom leads to. */
const isRoot = (pathname: string) => pathname === paths.home || pathname === paths.mine;

/** Phones: one line with menu or the way back, search and cart; in the centre with the title of the page. */
export function PhoneHeader({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  if (isCenter(pathname) && !isRoot(pathname)) return <CenterHead waiting={<header className={styles.header} />} />;
  return (
    <header className={styles.header}>
      {isRoot(pathname) ? (
        <button type="button" className={styles.icon} aria-label="商品分类" onClick={onMenu}>
          <IconMenu2 size={24} />
        </button>
      ) : (
        <BackButton otherwise={paths.home} className={styles.icon} />
      )}
      <SearchBox look="phone" />
      <Link to={paths.cart} className={styles.icon}>
        <IconShoppingCart size={24} />
        <span className="sr">购物车</span>
        <CartBadge className={styles.headerBadge} />
      </Link>
    </header>
  );
}

/** Phones: the bar at the bottom. */
export function TabBar({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const isSoon = useLater(soonMs);
  return (
    <nav className={styles.tabs} aria-label="底部导航">
      <Link to={paths.home} className={cx(styles.tab, pathname === paths.home && styles.on)}>
        <IconHome size={22} />
        首页
      </Link>
      <button type="button" className={styles.tab} onClick={onMenu}>
        <IconCategory size={22} />
        分类
      </button>
      <Link to={paths.cart} className={cx(styles.tab, pathname === paths.cart && styles.on)}>
        <IconShoppingCart size={22} />
        购物车
        <CartBadge className={styles.tabBadge} />
      </Link>
      <Link to={paths.mine} className={cx(styles.tab, isCenter(pathname) && styles.on)}>
        <IconUser size={22} />
        我的
        {isSignedIn && isSoon && <UnreadBadge place="above" />}
      </Link>
    </nav>
  );
}
