import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { rarePart } from '../rare-part.ts';
import { screens } from '../screens.ts';
import { Footer } from './Footer.tsx';
import { Header, SlimHeader } from './Header.tsx';
import { phoneHeader, tabBar } from './phone-bars.ts';
import styles from './ShopLayout.module.css';
import { TopBar } from './TopBar.tsx';

const CategorySheet = rarePart('categorySheet');

/** The frame of the shop: top bar, header, page, footer; on phones a one-line header and a bar at the bottom. */
export function ShopLayout() {
  const { pathname } = useLocation();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // Only what is seen is drawn: the other shell would cost a phone a third of its time.
  const isPhone = useIsPhone();
  const main = useRef<HTMLElement>(null);
  const isCenter = /^\/(center|finance|Audit)\b/.test(pathname);
  const isWide = isCenter || screens.find((screen) => screen.path === pathname)?.layout === 'wide';
  return (
    <div className={isWide ? `wide ${styles.shop}` : styles.shop}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        跳到主要内容
      </button>
      {isPhone ? (
        <phoneHeader.Page waiting={<div className={styles.room} />} onMenu={() => setIsSheetOpen(true)} />
      ) : (
        <>
          <TopBar />
          {isCenter ? <SlimHeader isFixed={false} /> : <Header />}
        </>
      )}
      <main ref={main} tabIndex={-1} className={`wrap ${styles.main}`}>
        <Outlet />
      </main>
      <Footer isSlim={isCenter} />
      {/* The product page has a bar of its own there. */}
      {isPhone && pathname !== paths.product && <tabBar.Page onMenu={() => setIsSheetOpen(true)} />}
      {isSheetOpen && <CategorySheet onClose={() => setIsSheetOpen(false)} />}
    </div>
  );
}
