import { Outlet, useLocation } from 'react-router';
import { screens } from '../screens.ts';

export function ShopLayout() {
  const { pathname } = useLocation();
  const isWide = screens.find((screen) => screen.path === pathname)?.layout === 'wide';
  return (
    <div className={isWide ? 'wide' : undefined}>
      <main className="wrap">
        <Outlet />
      </main>
    </div>
  );
}
