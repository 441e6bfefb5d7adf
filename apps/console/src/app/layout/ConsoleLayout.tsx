import { consoleMenu } from '@jicai/domain/shop-side/console-menu.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { PageSkeleton } from '../ScreenFrame.tsx';
import { screens } from '../screens.ts';
import { selfQuery } from '../self.queries.ts';
import styles from './ConsoleLayout.module.css';
import { PartsBar } from './PartsBar.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of every page: menu at the left, bar above, on phones tabs below. Pages wait until it is known what the user may do. */
export function ConsoleLayout() {
  const self = useQuery(selfQuery());
  const [, first = ''] = useLocation().pathname.split('/');
  return (
    <div className={styles.frame} data-folded={paths.studio === `/${first}` || undefined}>
      <SideMenu />
      <div className={styles.work}>
        <TopBar title={titleOf(first)} />
        <PartsBar path={first} />
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

function titleOf(first: string): string {
  const named = consoleMenu.find(({ path }) => path === first)?.name;
  return named ?? screens.find(({ path }) => path === `/${first}`)?.title ?? '';
}
