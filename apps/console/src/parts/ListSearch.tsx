import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import type { ComponentProps } from 'react';
import styles from './ListSearch.module.css';

/** The search field of a filter bar; Enter sends it. */
export function ListSearch(props: Omit<ComponentProps<typeof SearchField>, 'button' | 'className'>) {
  return <SearchField {...props} button={null} className={styles.search} />;
}
