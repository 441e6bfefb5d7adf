import type { ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import { type Tab, Tabs } from '@jicai/ui/layout/Tabs.tsx';
import type { ReactNode } from 'react';
import styles from './ListCard.module.css';
import { ViewTabs } from './ViewTabs.tsx';

/**
 * The card of a list page: views as tabs, the filter bar, the rows, the pages. Below 1280 px, or while a drawer stands beside it, it
 * takes what width there is.
 */
export function ListCard<K extends string>({
  label,
  isTitled = false,
  list,
  tabs,
  filters,
  children,
}: {
  label: string;
  /** Says its label, where it is not alone on its page. */
  isTitled?: boolean;
  /** A list that keeps views of its readers. */
  list?: ConsoleList;
  /** None where the list has one view. */
  tabs?: { views: readonly Tab<K>[]; view: K; onView: (view: K) => void };
  /** Search field, chips and what else stands in the bar. */
  filters?: ReactNode;
  children: ReactNode;
}) {
  const named = `${label}的视图`;
  return (
    <section className={styles.card} aria-label={label}>
      {isTitled && <h2 className={styles.title}>{label}</h2>}
      {list && tabs && <ViewTabs list={list} label={named} {...tabs} />}
      {!list && tabs && (
        <Tabs
          look="head"
          label={named}
          tabs={tabs.views}
          current={tabs.view}
          onChange={tabs.onView}
          className={styles.views}
        />
      )}
      {filters && <div className={styles.filters}>{filters}</div>}
      {children}
    </section>
  );
}
