import { useEffect, useRef } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router';
import { isOpenPath, loginPath, paths } from './paths.ts';
import { rarePart } from './rare-part.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useTemplate } from './template.ts';

const KeptPlace = rarePart('keptPlace');

/**
 * The route guard of spec section 4: anonymous visitors see the open pages, anything else leads to the login page and
 * back.
 */
export function Guard({ children }: { children: React.ReactNode }) {
  const { pathname, search, state } = useLocation();
  const isSignedIn = useIsSignedIn();
  useTemplateAtEachNavigation(pathname + search, isSignedIn);
  const keepsPlace = useTopOfPage(pathname + search, state?.keepsScroll === true);
  if (!isSignedIn && !isOpenPath(pathname)) return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      {keepsPlace && <KeptPlace />}
      {children}
    </>
  );
}

/** Its code comes with the first navigation; if it does not, the older template goes on. */
const refreshTemplate = () =>
  import('./load-template.ts').then(({ loadTemplate }) => loadTemplate()).catch(() => undefined);

/**
 * Loads the template at every navigation. Nothing waits for it: until then the older or the default template is used. The first
 * page has it in its HTML, for somebody signed in without what is his own: his menu may name fewer categories.
 */
function useTemplateAtEachNavigation(address: string, isSignedIn: boolean) {
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === address) return;
    const isFirst = asked.current === '';
    asked.current = address;
    if (!isFirst || isSignedIn || !useTemplate.getState().isFromPage) void refreshTemplate();
  }, [address, isSignedIn]);
}

/**
 * Every page starts at the top, also after a step back (spec section 2), so the browser must not restore the old scroll
 * position. A shop can switch that on (`keepsPlace`). `isSamePage`: the link has the history state `keepsScroll`, because it
 * shows the same page with another choice, such as a colour. Returns whether it does.
 */
function useTopOfPage(address: string, isSamePage: boolean): boolean {
  const shown = useRef(address);
  const isStep = useNavigationType() === NavigationType.Pop;
  const keepsPlace = useTemplate((template) => template.keepsPlace);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (!isSamePage && !(keepsPlace && isStep)) window.scrollTo(0, 0);
  }, [address, isSamePage, keepsPlace, isStep]);
  return keepsPlace;
}

/** /redirect/{path} leads to /{path}, to render the same page from the start. */
export function RedirectHelper() {
  const { pathname, search } = useLocation();
  return <Navigate to={(pathname.slice(paths.redirect.length) || paths.home) + search} replace />;
}
