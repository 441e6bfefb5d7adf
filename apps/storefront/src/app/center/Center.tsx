import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { readCookie, writeCookie } from '@jicai/web/session/cookies.ts';
import { keepDrafts } from '@jicai/web/drafts/drafts.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { ErrorBoundary } from '@jicai/web/page/ErrorBoundary.tsx';
import { loginPath, paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';
import { menuQuery } from './menu.queries.ts';
import { signOut } from '@jicai/web/session/sign-out.ts';
import type { centerGroups } from './center-menu.ts';
import styles from './Center.module.css';
import { CenterBones } from './CenterBones.tsx';
import { CenterMenu, MenuBones } from './CenterMenu.tsx';
import type { ViewPage } from './center-views.ts';
import { FirstPasswordNotice } from './FirstPasswordNotice.tsx';
import { useCenterPage } from './use-center-page.ts';

const HeldBar = lazyPart(async () => (await import('../../features/approvals/HeldBar.tsx')).HeldBar);

/**
 * Everything under /center/, /finance/ and /Audit/: the left menu (phones have PhoneHead instead) and the page that the function menu or the
 * list of static children names.
 */
export function Center() {
  const { pathname, search } = useLocation();
  const menu = useFreshMenu(pathname);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(readCookie('sidebarStatus') !== '0');
  const navigate = useNavigate();
  useMenuFailure(menu.error, () => void navigate(loginPath(pathname + search)));

  const toggle = () => {
    writeCookie('sidebarStatus', isOpen ? '0' : '1', 365);
    setIsOpen(!isOpen);
  };
  const { groups, page, fixed } = useCenterPage(pathname);
  const home = homeOf(pathname, groups);

  if (!menu.data && !fixed && menu.error)
    return <ErrorState title="菜单没有加载出来" message={menu.error.message} onRetry={() => void menu.refetch()} />;
  const view = page ?? fixed;
  if (menu.data && !view) return <Navigate to={home ?? paths.notFound} replace />;
  return (
    <div className={isOpen ? styles.center : `${styles.center} ${styles.closed}`}>
      {!isPhone &&
        (menu.isPending ? (
          <MenuBones isOpen={isOpen} />
        ) : (
          <CenterMenu groups={groups} current={fixed?.under ?? pathname} isOpen={isOpen} onToggle={toggle} />
        ))}
      <div className={styles.page}>
        {view ? (
          <>
            <FirstPasswordNotice pathname={pathname} />
            <HeldBar />
            <CenterScreen key={pathname} title={view.title} Page={view.Page} pathname={pathname} />
          </>
        ) : (
          <CenterBones pathname={pathname} />
        )}
      </div>
    </div>
  );
}

/** As every screen is surrounded, with bones in the shape of this one. */
function CenterScreen({ title, Page, pathname }: { title: string; Page: ViewPage; pathname: string }) {
  useTitle(title);
  return (
    <ErrorBoundary>
      <Page waiting={<CenterBones pathname={pathname} />} />
    </ErrorBoundary>
  );
}

/**
 * Loads the menu again for every page of the centre, which has its routes from it (spec section 4): if a right was taken from
 * a user, its page is gone at his next navigation. One call at a time; until it is answered the old menu is used.
 */
function useFreshMenu(pathname: string) {
  const menu = useQuery({ ...menuQuery(), staleTime: 0 });
  const { refetch } = menu;
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  return menu;
}

/** The first page, for the address of a group or of the centre itself. */
function homeOf(pathname: string, groups: ReturnType<typeof centerGroups>): string | undefined {
  if (/^\/center\/?$/.test(pathname)) return paths.center;
  return groups.find(({ path }) => path === pathname.replace(/\/$/, ''))?.pages.find((page) => !page.isHidden)?.path;
}

/**
 * Asks the user whether to stay or to sign in again if the menu could not be loaded (spec section 8). Not for a lost session
 * (signedOut), which has its own alert.
 */
function useMenuFailure(error: Error | null, goToLogin: () => void) {
  useEffect(() => {
    if (error && !(error instanceof Refusal && error.code === errorCodes.signedOut))
      void askAboutMenu(error, goToLogin);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question per failure, whatever the page does meanwhile
  }, [error]);
}

async function askAboutMenu(error: Error, goToLogin: () => void): Promise<void> {
  const text = '登录状态已过期，您可以继续留在该页面，或者重新登录';
  if (await confirm({ title: '提示', text, okText: '重新登录' })) {
    keepDrafts();
    await signOut();
    goToLogin();
  } else toast.error(error.message);
}
