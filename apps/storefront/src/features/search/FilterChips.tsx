import { IconX } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import type { AppliedFilter } from './applied-filters.ts';
import type { SearchState } from './search-address.ts';
import styles from './FilterChips.module.css';
import { stateAddress } from './use-search-state.ts';

/** The filters as chips that can be taken off. `isShort` leaves out the names of the properties, for phones. */
export function FilterChips({
  filters,
  cleared,
  isShort = false,
}: {
  filters: readonly AppliedFilter[];
  cleared: SearchState;
  isShort?: boolean;
}) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {filters.map(({ key, name, value, without }) => (
        <li key={key}>
          <Link className={styles.chip} to={stateAddress(without)} aria-label={`去掉 ${name}：${value}`}>
            {isShort ? value : `${name}：${value}`}
            <IconX size={14} stroke={2} />
          </Link>
        </li>
      ))}
      {!isShort && (
        <li>
          <Link className={styles.clear} to={stateAddress(cleared)}>
            清空
          </Link>
        </li>
      )}
    </ul>
  );
}
