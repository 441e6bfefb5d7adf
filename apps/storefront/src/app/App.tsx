import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { Guard, RedirectHelper } from './guard.tsx';
import { closeBuySheet, useBuySheet } from './goods/buy-sheet.ts';
import { checkoutLayout } from './layouts/checkout-layout.ts';
import { ShopLayout } from './layouts/ShopLayout.tsx';
import { paths } from './paths.ts';
import { rarePart } from './rare-part.ts';
import type { Layout } from './screen.ts';
import { PageSkeleton, ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';
import { soonMs, useLater } from './use-later.ts';
import { useAdded } from '../features/cart/index.ts';
import { earlyPage } from '@jicai/web/page/early-page.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';

const { Page: Center } = earlyPage(async () => (await import('./center/Center.tsx')).Center);
const center = <Center waiting={<PageSkeleton isCenter />} />;

const ConsentGate = lazyPart(async () => (await import('../features/consents/ConsentGate.tsx')).ConsentGate);

const AddedNote = rarePart('addedNote');
const BuySheet = rarePart('buySheet');
const ViewingFrame = rarePart('viewingFrame');

/** What stands over any page: the agreements that a signed-in user has not accepted yet, or the banner of who only looks. */
function OverPages() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const isSoon = useLater(soonMs);
  const added = useAdded((state) => state.added);
  const wanted = useBuySheet((state) => state.goods);
  // The page of /viewing/ says so.
  const isViewing = document.documentElement.dataset['front'];
  return (
    <>
      {/* A new key for each page makes it ask the server again. */}
      {isViewing ? <ViewingFrame /> : isSignedIn && isSoon && <ConsentGate key={pathname} />}
      {wanted && <BuySheet key={wanted.itemId} goods={wanted} onClose={closeBuySheet} />}
      {added && <AddedNote key={`${added.at.top} ${added.at.right}`} added={added} />}
    </>
  );
}

const routesOf = (...layouts: Layout[]) =>
  screens
    .filter((screen) => layouts.includes(screen.layout))
    .map((screen) => <Route key={screen.path} path={screen.path} element={<ScreenFrame screen={screen} />} />);

/**
 * Hash routes (spec section 2). Unknown paths lead a signed-in user to /404; the guard has sent an anonymous visitor to
 * the login page.
 */
export function App() {
  return (
    <HashRouter>
      <Guard>
        <Routes>
          <Route path="/" element={<Navigate to={paths.home} replace />} />
          <Route path={`${paths.redirect}/*`} element={<RedirectHelper />} />
          <Route element={<ShopLayout />}>
            {routesOf('shop', 'wide')}
            <Route path="/center/*" element={center} />
            <Route path="/finance/*" element={center} />
            <Route path="/Audit/*" element={center} />
          </Route>
          <Route element={<checkoutLayout.Page waiting={<PageSkeleton />} />}>{routesOf('checkout')}</Route>
          {routesOf('bare')}
          <Route path="*" element={<Navigate to={paths.notFound} replace />} />
        </Routes>
      </Guard>
      <OverPages />
    </HashRouter>
  );
}
