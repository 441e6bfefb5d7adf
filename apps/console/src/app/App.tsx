import { consoleMenuOf } from '@jicai/domain/shop-side/console-menu.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HashRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginPage } from '../features/auth/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { loginPath, paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';
import { selfQuery } from './self.queries.ts';
import { shop } from './shop.ts';

/** Pages of the console behind the #. Whoever is not signed in sees the login page alone. */
export function App() {
  return (
    <HashRouter>
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<SignedIn />}>
          <Route path="/" element={<FirstPage />} />
          {screens.map((screen) => (
            <Route key={screen.path} path={`${screen.path}/*`} element={<ScreenFrame screen={screen} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}

/** The first function of the menu; who holds none is told so. */
function FirstPage() {
  const { data: self } = useQuery(selfQuery());
  const [first] = consoleMenuOf(new Set(self?.permissions));
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return <EmptyState title="没有可用的功能" hint="您的账号还没有分配角色，请联系运营主管" />;
}

/** An address that leads nowhere says so. */
function NotFound() {
  useEffect(() => {
    document.title = `页面不存在 - ${shop.name}运营后台`;
  }, []);
  return (
    <EmptyState
      art="lost"
      headingLevel={1}
      title="页面不存在"
      hint="地址可能写错了，或页面已经移走。"
      action={
        <Link to="/" className={buttonClass({ look: 'fill' })}>
          回到工作台
        </Link>
      }
    />
  );
}

function SignedIn() {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <ConsoleLayout /> : <Navigate to={loginPath(pathname + search)} replace />;
}
