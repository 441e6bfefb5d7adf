import { type DisputeReason, disputeReasons } from '@jicai/domain/statements/statement-states.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { Fragment } from 'react';
import { DisputeStrip } from './DisputeStrip.tsx';
import { ItemHead } from './ItemHead.tsx';
import { ItemRow } from './ItemRow.tsx';
import styles from './ItemTable.module.css';
import type { StatementItem } from './statements.queries.ts';

/** What is marked against a row and not sent yet. */
export interface DisputeMark {
  reasonCode: DisputeReason;
  remark: string;
  /** What the row comes to, in fen. */
  fee: number;
}

/** Marked rows by their ids. */
export type Marks = Readonly<Record<string, DisputeMark>>;

const ownColumns = ['核对', '操作'];

export interface ItemTableProps {
  items: readonly StatementItem[];
  canMark: boolean;
  marks: Marks;
  onMark: (marks: Marks) => void;
}

/** Rows of a statement; what the reader marks opens under its row. */
export function ItemTable({ items, canMark, marks, onMark }: ItemTableProps) {
  const mark = (item: StatementItem) =>
    onMark({ ...marks, [item.checkItemId]: { reasonCode: disputeReasons.quantity, remark: '', fee: item.fee } });
  const unmark = (checkItemId: string) =>
    onMark(Object.fromEntries(Object.entries(marks).filter(([key]) => key !== checkItemId)));
  return (
    <ListTable className={styles.table}>
      <ItemHead more={ownColumns} />
      <tbody>
        {items.map((item) => (
          <Fragment key={item.checkItemId}>
            <ItemRow item={item} isMarked={item.checkItemId in marks} onMark={canMark ? () => mark(item) : undefined} />
            <DisputeStrip
              item={item}
              mark={marks[item.checkItemId]}
              onChange={(next) => onMark({ ...marks, [item.checkItemId]: next })}
              onRemove={() => unmark(item.checkItemId)}
            />
          </Fragment>
        ))}
      </tbody>
    </ListTable>
  );
}
