import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconAlertCircle, IconMenu2, IconTrash } from '@jicai/ui/icons/icons.tsx';
import { blockTitle } from './blocks.ts';
import styles from './BlockList.module.css';
import type { Block } from './studio.queries.ts';

/** A part that every page has. */
export function PartLine({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <li className={styles.line} data-is-chosen={isChosen || undefined}>
      <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    </li>
  );
}

/** A block of the home page: moved by its handle, chosen by its name. */
export function BlockLine({
  id,
  block,
  isChosen,
  isFaulty,
  mayEdit,
  onChoose,
  onRemove,
}: {
  id: string;
  block: Block;
  isChosen: boolean;
  isFaulty: boolean;
  mayEdit: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id, disabled: !mayEdit });
  const title = blockTitle(block);
  return (
    <li
      ref={setNodeRef}
      className={styles.line}
      data-is-chosen={isChosen || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {mayEdit && (
        <button type="button" className={styles.icon} {...attributes} {...listeners} aria-label={`移动 ${title}`}>
          <IconMenu2 size={14} />
        </button>
      )}
      <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
        {title}
        {isFaulty && (
          <span className={styles.fault}>
            <IconAlertCircle size={14} />
            <span className="sr">有问题</span>
          </span>
        )}
      </button>
      {mayEdit && block.type !== 'bottomHelp' && (
        <button type="button" className={styles.icon} aria-label={`删除 ${title}`} onClick={onRemove}>
          <IconTrash size={14} />
        </button>
      )}
    </li>
  );
}
