import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { CostLine } from './CostLine.tsx';
import { type GoodsRow, refreshGoods } from './goods.queries.ts';
import styles from './goods-columns.module.css';

/** What an item costs, under its price; who may write it down changes it as a price is changed. Empty ends it. */
export function CostCell({ item }: { item: GoodsRow }) {
  const { itemId, itemNo, itemName, costFen } = item;
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('ops.goods.editCost');
  const write = useWriteOnce(async (next: number | null, requestId) => {
    const rows = [{ itemId, beforeFen: costFen ?? null, costFen: next }];
    return (await post('/api/OpsGoods/SaveCosts', { data: { rows, requestId } })).resultData;
  });
  const save = useMutation({
    mutationFn: write,
    onSuccess: ({ refused: [refused] }) => (refused ? toast.error(refused.reason) : toast.ok('进价已修改')),
    onSettled: () => void refreshGoods(),
  });
  if (costFen === undefined) return null;
  if (!mayEdit) return <CostLine item={item} />;
  const label = `${itemNo} ${itemName}的进价`;
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.cost}
        aria-label={`修改${label}`}
        disabled={save.isPending}
        onClick={() => setOpen(true)}
      >
        进价 <Price tone="plain" fen={costFen} fallback="设置" />
      </button>
    );
  const keep = (text: string) => {
    const next = text.trim() === '' ? null : yuanToFen(text);
    if (next === undefined || next === 0) {
      toast.error('请输入大于 0 的进价');
      return;
    }
    setOpen(false);
    if (next !== costFen) save.mutate(next);
  };
  return (
    <input
      className={styles.costInput}
      aria-label={label}
      inputMode="decimal"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
      autoFocus
      defaultValue={costFen === null ? '' : paymentText(costFen)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
        if (event.key === 'Enter') keep(event.currentTarget.value);
      }}
    />
  );
}
