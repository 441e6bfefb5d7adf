import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { ErrorBoundary } from '@jicai/web/page/ErrorBoundary.tsx';
import { useEffect } from 'react';
import type { Screen } from './screen.ts';
import styles from './ScreenFrame.module.css';
import { useMay } from './self.queries.ts';
import { shop } from './shop.ts';

/** What stands around every page: its title, the answer to who may not open it, and bones while its chunk comes. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { path, title, opens, Page } = screen;
  const may = useMay();
  useEffect(() => {
    document.title = `${title} - ${shop.name}运营后台`;
  }, [title]);
  if (opens && !may(opens)) return <EmptyState title="没有权限" hint={`您的角色不能打开“${title}”，请联系运营主管`} />;
  return (
    <ErrorBoundary key={path}>
      <Page waiting={<PageSkeleton />} />
    </ErrorBoundary>
  );
}

export function PageSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={40} radius={8} />
      <Skeleton height={420} radius={8} />
    </div>
  );
}
