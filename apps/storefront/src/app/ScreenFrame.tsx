import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@jicai/web/page/ErrorBoundary.tsx';
import type { Screen } from './screen.tsx';
import styles from './ScreenFrame.module.css';
import { useTitle } from './use-title.ts';

/** What stands around every screen: title, error boundary, and a quiet page while its chunk comes. */
export function ScreenFrame({ screen: { title, Page } }: { screen: Screen }) {
  const { pathname } = useLocation();
  useTitle(title);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in for a page whose chunk is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height={120} radius={8} />
      <Skeleton height={280} radius={8} />
    </div>
  );
}
