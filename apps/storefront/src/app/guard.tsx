import { useEffect, useRef } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router';
import { isOpenPath, loginPath, paths } from './paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
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

/**
 * Every page starts at the top, a step back included (spec section 2), so the browser is not left to find the old place; a shop may want it found.
 * `isSamePage`: the history state of a link says `keepsScroll`, the same page with another choice, such as a colour.
 */
function useTopOfPage(address: string, isSamePage: boolean) {
  const shown = useRef(address);
  const isStep = useNavigationType() === NavigationType.Pop;
  const keepsPlace = useTemplate((template) => template.keepsPlace);
  useEffect(() => {
    window.history.scrollRestoration = keepsPlace ? 'auto' : 'manual';
  }, [keepsPlace]);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (!isSamePage && !(keepsPlace && isStep)) window.scrollTo(0, 0);
  }, [address, isSamePage, keepsPlace, isStep]);
}

/** /redirect/{path} leads to /{path}: a new address for the same page draws it afresh. */
export function RedirectHelper() {
  const { pathname, search } = useLocation();
  return <Navigate to={(pathname.slice(paths.redirect.length) || paths.home) + search} replace />;
}
