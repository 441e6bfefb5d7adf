import { consoleMenuOf } from '@jicai/domain/shop-side/console-menu.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginPage } from '../features/auth/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { loginPath, paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';
import { selfQuery } from './self.queries.ts';

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
          <Route path="*" element={<Navigate to="/" replace />} />
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

function SignedIn() {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <ConsoleLayout /> : <Navigate to={loginPath(pathname + search)} replace />;
}
