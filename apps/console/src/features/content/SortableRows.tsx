import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { IconMenu2 } from '@jicai/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { SortableFrame } from '../../parts/SortableFrame.tsx';
import styles from './ContentPage.module.css';
import type { HelpNode } from './content.queries.ts';

interface RowOptions {
  mayEdit: boolean;
  chosenId?: string | undefined;
  onChoose: (docId: string) => void;
  /** What stands at the right of a row. */
  renderExtra: (node: HelpNode) => ReactNode;
}

/** Categories, or the documents of one: moved by mouse, finger or keyboard, chosen by their name. */
export function SortableRows({
  label,
  nodes,
  onOrder,
  ...row
}: RowOptions & { label: string; nodes: readonly HelpNode[]; onOrder: (docIds: string[]) => void }) {
  const ids = nodes.map(({ docId }) => docId);
  return (
    <SortableFrame ids={ids} onMove={(from, to) => onOrder(arrayMove(ids, from, to))}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.rows} aria-label={label}>
          {nodes.map((node) => (
            <SortableRow key={node.docId} node={node} {...row} />
          ))}
        </ul>
      </SortableContext>
    </SortableFrame>
  );
}

function SortableRow({ node, mayEdit, chosenId, onChoose, renderExtra }: RowOptions & { node: HelpNode }) {
  const { docId, docTitle, isHidden } = node;
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: docId, disabled: !mayEdit });
  const isChosen = docId === chosenId;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-is-chosen={isChosen || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {mayEdit && (
        <button type="button" className={styles.handle} {...attributes} {...listeners} aria-label={`移动 ${docTitle}`}>
          <IconMenu2 size={14} />
        </button>
      )}
      <button
        type="button"
        className={styles.name}
        title={docTitle}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(docId)}
      >
        {docTitle}
      </button>
      {isHidden && <Tag tone="grey">隐藏</Tag>}
      {renderExtra(node)}
    </li>
  );
}
