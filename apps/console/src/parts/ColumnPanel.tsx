import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { IconGripVertical } from '@jicai/ui/icons/center-icons.tsx';
import type { ColumnChoice } from '@jicai/domain/shop-side/list-views.ts';
import type { ChoosableColumn } from './ColumnChooser.tsx';
import styles from './ColumnChooser.module.css';
import { SortableFrame } from './SortableFrame.tsx';
import { useRoomFor } from './use-room-for.ts';

/** Columns of a list with their boxes, moved by mouse, finger or keyboard; loaded when it is opened for the first time. */
export function ColumnPanel({
  columns,
  choice,
  onChange,
}: {
  /** All of them in the order they would be shown. */
  columns: readonly ChoosableColumn[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}) {
  const [first, ...others] = columns;
  const keys = others.map(({ key }) => key);
  const { hidden } = choice;
  const isAsItComes = hidden.length === 0 && choice.order.length === 0;
  // A list of several views has columns that this one does not show: they keep their place behind.
  const move = (from: number, to: number) => {
    const moved = arrayMove(keys, from, to);
    onChange({ hidden, order: [...moved, ...choice.order.filter((key) => !moved.includes(key))] });
  };
  const toggle = (key: string, isOn: boolean) =>
    onChange({ ...choice, hidden: isOn ? hidden.filter((one) => one !== key) : [...hidden, key] });
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <b>显示的列</b>
        <Button look="text" size="sm" disabled={isAsItComes} onClick={() => onChange({ hidden: [], order: [] })}>
          恢复默认
        </Button>
      </p>
      <div className={styles.line}>
        <span className={styles.grip} aria-hidden="true" />
        <Checkbox isChecked disabled onChange={() => undefined}>
          {first?.title}
          <small>固定</small>
        </Checkbox>
      </div>
      <SortableFrame ids={keys} onMove={move}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          {others.map((column) => (
            <ColumnLine
              key={column.key}
              column={column}
              isOn={!hidden.includes(column.key)}
              onToggle={(isOn) => toggle(column.key, isOn)}
            />
          ))}
        </SortableContext>
      </SortableFrame>
      <p className={styles.foot}>拖动排序，只影响自己</p>
    </div>
  );
}

function ColumnLine({
  column: { key, title, responsive },
  isOn,
  onToggle,
}: {
  column: ChoosableColumn;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}) {
  const isTooNarrow = !useRoomFor()({ responsive });
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: key });
  return (
    <div
      ref={setNodeRef}
      className={styles.line}
      data-is-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button type="button" className={styles.grip} {...attributes} {...listeners} aria-label={`移动 ${title}`}>
        <IconGripVertical size={14} />
      </button>
      <Checkbox isChecked={isOn} onChange={onToggle}>
        {title}
        {isTooNarrow && <small>窗口宽时显示</small>}
      </Checkbox>
    </div>
  );
}
