import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { centerGroups } from '../../app/center/center-menu.ts';
import { FirstPasswordNotice } from '../../app/center/FirstPasswordNotice.tsx';
import { menuQuery } from '../../app/center/menu.queries.ts';
import { paths } from '../../app/paths.ts';
import { todosQuery } from '../dashboard/index.ts';
import { MineCredit } from './MineCredit.tsx';
import { MineFunctions } from './MineFunctions.tsx';
import { MineHead } from './MineHead.tsx';
import { MineTodos } from './MineTodos.tsx';
import styles from './mine.module.css';
import { SignOutButton } from './SignOutButton.tsx';

/** /center/mine 我的, on phones: who I am, what waits for me, every function of the menu, and the way out. */
export function MinePage() {
  const isPhone = useIsPhone();
  const menu = useQuery(menuQuery());
  const todos = useQuery(todosQuery());
  if (!isPhone) return <Navigate to={paths.center} replace />;
  const groups = centerGroups(menu.data ?? []);
  const hasCredit = groups.some(({ pages }) => pages.some(({ view }) => view === 'checkOrder/credit'));
  return (
    <div className={styles.page}>
      <FirstPasswordNotice pathname={paths.mine} />
      <MineHead />
      {menu.isPending || todos.isPending ? (
        <MineSkeleton />
      ) : (
        <>
          <MineTodos />
          {hasCredit && <MineCredit />}
          <MineFunctions groups={groups} />
          <SignOutButton />
        </>
      )}
    </div>
  );
}

/** While it is not known what the menu holds and what waits: how much that is differs, so all of it comes at once. */
function MineSkeleton() {
  return (
    <Loading className={styles.waiting}>
      <Skeleton height={120} radius={8} />
      <Skeleton height={264} radius={8} />
    </Loading>
  );
}
