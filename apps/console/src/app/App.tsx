import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { LoginPage } from '../features/auth/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { loginPath, paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';

/** Pages of the console behind the #. Whoever is not signed in sees the login page alone. */
export function App() {
  return (
    <HashRouter>
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<SignedIn />}>
          <Route path="/" element={<Navigate to={paths.desk} replace />} />
          {screens.map((screen) => (
            <Route key={screen.path} path={`${screen.path}/*`} element={<ScreenFrame screen={screen} />} />
          ))}
          <Route path="*" element={<Navigate to={paths.desk} replace />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}

function SignedIn() {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <ConsoleLayout /> : <Navigate to={loginPath(pathname + search)} replace />;
}
