import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import type { DenseTableOptions, Selection } from './dense-options.ts';
import styles from './DenseTable.module.css';
import { SortSelect } from './SortSelect.tsx';

/** Rows of a list as cards, with what the head of a table holds above them; bones while `rows` are asked for. */
export function PhoneRows<Row extends object>({
  rows,
  keyOf,
  Card,
  onOpen,
  label,
  columns,
  onSort,
  selection,
}: DenseTableOptions<Row>) {
  if (!rows) return <Bones />;
  return (
    <>
      {onSort && <SortSelect columns={columns} onSort={onSort} />}
      {selection && <TickAll selection={selection} keys={rows.map(keyOf)} />}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={selection && styles.ticked}>
            {selection && <Tick selection={selection} rowKey={keyOf(row)} />}
            <Card row={row} />
            {onOpen && (
              <Button size="sm" onClick={() => onOpen(row)}>
                查看
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const mayTick = ({ mayChoose }: Selection, key: string): boolean => mayChoose?.(key) !== false;

/** The rows of this page; what is ticked on others stays. */
function TickAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const own = keys.filter((key) => mayTick(selection, key));
  const ticked = own.filter((key) => selection.keys.includes(key));
  const others = selection.keys.filter((key) => !own.includes(key));
  return (
    <Checkbox
      isRound
      className={styles.all}
      isChecked={own.length > 0 && ticked.length === own.length}
      isPartly={ticked.length > 0}
      disabled={own.length === 0}
      onChange={(isTicked) => selection.onChange(isTicked ? [...others, ...own] : others)}
    >
      全选本页
    </Checkbox>
  );
}

function Tick({ selection, rowKey }: { selection: Selection; rowKey: string }) {
  return (
    <Checkbox
      isRound
      className={styles.tick}
      label={`选择 ${rowKey}`}
      isChecked={selection.keys.includes(rowKey)}
      disabled={!mayTick(selection, rowKey)}
      onChange={(isTicked) =>
        selection.onChange(isTicked ? [...selection.keys, rowKey] : selection.keys.filter((key) => key !== rowKey))
      }
    />
  );
}

const bars = [1, 2, 3, 4, 5, 6, 7, 8];

function Bones() {
  return (
    <Loading className={styles.bones}>
      {bars.map((bar) => (
        <Skeleton key={bar} height={40} />
      ))}
    </Loading>
  );
}
