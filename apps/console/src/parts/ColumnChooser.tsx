import type { ColumnChoice } from '@jicai/domain/shop-side/list-views.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { IconAdjustmentsHorizontal } from '@jicai/ui/icons/center-icons.tsx';
import { type Breakpoint, Popover } from 'antd';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import styles from './ColumnChooser.module.css';

/** A column by its key; the first of a list always stands. */
export interface ChoosableColumn {
  key: string;
  title: string;
  /** Widths at which it has room; none for all. */
  responsive?: Breakpoint[] | undefined;
}

// With what moves things by hand, which no list needs before.
const ColumnPanel = lazyPart(async () => (await import('./ColumnPanel.tsx')).ColumnPanel, ErrorState);

/**
 * Which columns of a list are shown and in which order, at the right end of its filter bar. A phone has cards, and nothing to
 * choose.
 */
export function ColumnChooser({
  columns,
  choice,
  onChange,
}: {
  columns: readonly ChoosableColumn[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}) {
  const isPhone = useIsPhone();
  if (isPhone) return null;
  const shown = columns.filter(({ key }, at) => at === 0 || !choice.hidden.includes(key));
  const panel = <ColumnPanel waiting={<Bones />} columns={columns} choice={choice} onChange={onChange} />;
  return (
    <Popover
      content={panel}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ container: { padding: 0 } }}
    >
      <Button size="sm" className={styles.opener} aria-haspopup="dialog">
        <IconAdjustmentsHorizontal size={16} />列 {shown.length}
      </Button>
    </Popover>
  );
}

const Bones = () => (
  <Loading className={styles.bones}>
    <Skeleton height={240} />
  </Loading>
);
