import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isOpenPath, loginPath, paths } from './paths.ts';
import { useIsSignedIn } from './session.ts';
import { loadTemplate, useTemplate } from './template.ts';

/** The route guard of spec section 4: anonymous visitors see the open pages, anything else leads to the login page and back. */
export function Guard({ children }: { children: React.ReactNode }) {
  const { pathname, search, state } = useLocation();
  const isSignedIn = useIsSignedIn();
  useTemplateAtEachNavigation(pathname + search);
  useTopOfPage(pathname + search, state?.keepsScroll === true);
  if (!isSignedIn && !isOpenPath(pathname)) return <Navigate to={loginPath(pathname + search)} replace />;
  return children;
}

/**
 * Every navigation asks for the template. Nothing waits for the answer: an older template is at hand, if only the default one. The first
 * page has it in its HTML.
 */
function useTemplateAtEachNavigation(address: string) {
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === address) return;
    const isFirst = asked.current === '';
    asked.current = address;
    if (!isFirst || !useTemplate.getState().isFromPage) void loadTemplate();
  }, [address]);
}

/** `keepsScroll` in the history state of a link: the same page with another choice, such as a colour. */
function useTopOfPage(address: string, keepsScroll: boolean) {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (!keepsScroll) window.scrollTo(0, 0);
  }, [address, keepsScroll]);
}

/** /redirect/{path} leads to /{path}: a new address for the same page draws it afresh. */
export function RedirectHelper() {
  const { pathname, search } = useLocation();
  return <Navigate to={(pathname.slice(paths.redirect.length) || paths.home) + search} replace />;
}
