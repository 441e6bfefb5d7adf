import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@jicai/web/page/ErrorBoundary.tsx';
import type { Screen } from './screen.ts';
import styles from './ScreenFrame.module.css';
import { useTitle } from './use-title.ts';

/** Surrounds every screen: page title, error boundary, and a skeleton while its code is loaded. */
export function ScreenFrame({ screen: { title, Page } }: { screen: Pick<Screen, 'title' | 'Page'> }) {
  const { pathname } = useLocation();
  useTitle(title);
  return (
    <ErrorBoundary key={pathname}>
      <Page waiting={<PageSkeleton />} />
    </ErrorBoundary>
  );
}

/** Shown while the code of a page is loaded; of the centre its menu, and beside it the page. */
export function PageSkeleton({ isCenter }: { isCenter?: boolean }) {
  return (
    <div className={isCenter ? styles.center : styles.waiting} aria-busy="true">
      <Skeleton height={120} radius={8} />
      <Skeleton height={280} radius={8} />
    </div>
  );
}
