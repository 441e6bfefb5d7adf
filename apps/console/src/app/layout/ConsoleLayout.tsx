import { consoleMenu } from '@jicai/domain/shop-side/console-menu.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { PageSkeleton } from '../ScreenFrame.tsx';
import { screens } from '../screens.ts';
import { selfQuery } from '../self.queries.ts';
import styles from './ConsoleLayout.module.css';
import { PhoneTabs } from './PhoneTabs.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every page: menu at the left, bar above, on phones tabs below. Pages wait until it is known what the user may do. */
export function ConsoleLayout() {
  const self = useQuery(selfQuery());
  return (
    <div className={styles.frame}>
      <SideMenu />
      <div className={styles.work}>
        <TopBar title={useTitle()} />
        <main className={styles.page}>
          <QueryState query={self} skeleton={<PageSkeleton />}>
            {() => <Outlet />}
          </QueryState>
        </main>
      </div>
      <PhoneTabs />
    </div>
  );
}

function useTitle(): string {
  const [, first = ''] = useLocation().pathname.split('/');
  const named = consoleMenu.find(({ path }) => path === first)?.name;
  return named ?? screens.find(({ path }) => path === `/${first}`)?.title ?? '';
}
