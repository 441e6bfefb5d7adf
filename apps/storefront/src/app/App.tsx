import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { Guard, RedirectHelper } from './guard.tsx';
import { ShopLayout } from './layouts/ShopLayout.tsx';
import { paths } from './paths.ts';
import type { Layout } from './screen.tsx';
import { PageSkeleton, ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';

const CheckoutLayout = lazy(async () => ({
  default: (await import('./layouts/CheckoutLayout.tsx')).CheckoutLayout,
}));

const Center = lazy(async () => ({ default: (await import('./center/Center.tsx')).Center }));
const center = (
  <Suspense fallback={<PageSkeleton />}>
    <Center />
  </Suspense>
);

const ConsentGate = lazy(async () => ({
  default: (await import('../features/consents/ConsentGate.tsx')).ConsentGate,
}));

/** What a signed-in user must agree to is asked over whatever page he is on. */
function OpenConsents() {
  const { pathname } = useLocation();
  if (!useIsSignedIn()) return null;
  return (
    <Suspense>
      {/* Drawn anew for each page: an old answer is then asked for again. */}
      <ConsentGate key={pathname} />
    </Suspense>
  );
}

const routesOf = (...layouts: Layout[]) =>
  screens
    .filter((screen) => layouts.includes(screen.layout))
    .map((screen) => <Route key={screen.path} path={screen.path} element={<ScreenFrame screen={screen} />} />);

/** Hash routes (spec section 2). A signed-in user's unknown path goes to /404; an anonymous visitor never gets that far. */
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
          <Route
            element={
              <Suspense fallback={<PageSkeleton />}>
                <CheckoutLayout />
              </Suspense>
            }
          >
            {routesOf('checkout')}
          </Route>
          {routesOf('bare')}
          <Route path="*" element={<Navigate to={paths.notFound} replace />} />
        </Routes>
      </Guard>
      <OpenConsents />
    </HashRouter>
  );
}
