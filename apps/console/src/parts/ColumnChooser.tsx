import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconAdjustmentsHorizontal } from '@jicai/ui/icons/center-icons.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Popover } from 'antd';
import styles from './ColumnChooser.module.css';

/** A column by its key; the first of a list always stands. */
export interface ChoosableColumn {
  key: string;
  title: string;
}

/** Which columns of a list are shown, at the right end of its filter bar. A phone has cards, and nothing to choose. */
export function ColumnChooser({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly ChoosableColumn[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}) {
  const isPhone = useIsPhone();
  if (isPhone) return null;
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const boxes = (
    <div className={styles.panel}>
      <p className={styles.head}>
        <b>显示的列</b>
        <Button look="text" disabled={hidden.length === 0} onClick={() => onChange([])}>
          恢复默认
        </Button>
      </p>
      {columns.map(({ key, title }, at) => (
        <Checkbox
          key={key}
          isChecked={shown.some((one) => one.key === key)}
          disabled={at === 0}
          onChange={(isOn) => onChange(isOn ? hidden.filter((one) => one !== key) : [...hidden, key])}
        >
          {title}
          {at === 0 && <small>固定</small>}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover content={boxes} trigger="click" placement="bottomRight" arrow={false}>
      <Button size="sm" className={styles.opener} aria-haspopup="dialog">
        <IconAdjustmentsHorizontal size={16} />列 {shown.length}
      </Button>
    </Popover>
  );
}
