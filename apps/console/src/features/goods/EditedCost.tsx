import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useRef, useState } from 'react';
import { SavedNote } from '../../parts/SavedNote.tsx';
import { RefusedNote, type RefusedPrice } from './RefusedNote.tsx';
import { useSaveCost } from './use-save-cost.ts';
import styles from './goods-columns.module.css';

/** What an item costs, once it was pressed: at first a field, which Enter on nothing ends; then what was kept. */
export function EditedCost({
  itemId,
  costFen,
  label,
  prefix,
}: {
  itemId: string;
  costFen: number | null;
  label: string;
  prefix: string;
}) {
  const [isOpen, setOpen] = useState(true);
  const [isBack, setBack] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<RefusedPrice>();
  const { save, note, isBusy } = useSaveCost(itemId);
  if (!isOpen)
    return (
      <span className={styles.costLine}>
        <button
          type="button"
          ref={button}
          className={cx(styles.cost, refused && styles.refused)}
          aria-label={`修改${label}`}
          aria-busy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that was closed by a key
          autoFocus={isBack}
          onClick={() => {
            if (!isBusy) setOpen(true);
          }}
        >
          {prefix}
          <Price tone="plain" fen={refused ? refused.fen : costFen} fallback="设置" />
        </button>
        <RefusedNote refused={refused} />
        <SavedNote isShort said={note.said} back={button} onEnd={note.hush} />
      </span>
    );
  const close = (isByKey: boolean) => {
    setRefused(undefined);
    setBack(isByKey);
    setOpen(false);
  };
  const keep = (text: string, isByKey: boolean) => {
    const next = text.trim() === '' ? null : yuanToFen(text);
    const isCost = next !== undefined && next !== 0;
    if (!isCost) toast.error('请输入大于 0 的进价');
    if (isCost || !isByKey) close(isByKey);
    if (!isCost || next === costFen) return;
    const refuse = (reason: string) => setRefused({ fen: next, reason });
    save.mutate(
      { beforeFen: costFen, costFen: next },
      {
        onSuccess: ({ refused: [row] }) => row && refuse(row.reason),
        onError: (error) => refuse(error.message),
      },
    );
  };
  const start = refused ? refused.fen : costFen;
  return (
    <input
      className={styles.costInput}
      aria-label={label}
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
      autoFocus
      defaultValue={start === null ? '' : paymentText(start)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={({ currentTarget: field }) => {
        // Who looks something up in another window finds it as it was.
        if (document.activeElement === field) return;
        if (field.value === field.defaultValue || field.value.trim() === '') close(false);
        else keep(field.value, false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(true);
        if (event.key !== 'Enter') return;
        // Else the same key presses the button that takes the place of the field.
        event.preventDefault();
        keep(event.currentTarget.value, true);
      }}
    />
  );
}
