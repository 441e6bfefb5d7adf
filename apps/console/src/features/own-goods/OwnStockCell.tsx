import { toast } from '@jicai/ui/feedback/toast.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { refreshOwnGoods } from './own-goods.queries.ts';
import styles from './OwnStockCell.module.css';

interface StockRow {
  itemId: string;
  itemNo: string;
  onHand?: number | undefined;
  reserved?: number | undefined;
  safetyQty: number;
}

/** What is on hand, counted in place: Enter saves, Escape leaves it as it was. */
export function OwnStockCell({ row }: { row: StockRow }) {
  const { itemId, itemNo, onHand, reserved = 0, safetyQty } = row;
  const [typed, setTyped] = useState<string>();
  const mayCount = useMay()('ops.own.stock');
  const send = useWriteOnce(async (to: number, requestId) =>
    post('/api/OpsOwn/WriteStock', { data: { rows: [{ itemId, from: onHand ?? 0, to }], requestId } }),
  );
  const count = useMutation({
    mutationFn: send,
    onSuccess({ resultData: { kept } }) {
      if (kept[0]) toast.error(kept[0].text);
      else toast.ok('库存已更新');
    },
    // What did not get through stays typed.
    onSettled: async (answer) => {
      await refreshOwnGoods();
      if (answer) setTyped(undefined);
    },
  });
  if (onHand === undefined) return <span className={cells.none}>—</span>;
  const isLow = onHand - reserved < Math.max(safetyQty, 1);
  if (!mayCount) return <span className={cx(isLow && styles.low)}>{onHand.toLocaleString('zh-CN')}</span>;
  const save = () => {
    if (typed === undefined || typed.trim() === String(onHand)) return setTyped(undefined);
    if (!/^\d{1,9}$/.test(typed.trim())) return toast.error('库存应为非负整数');
    return count.mutate(Number(typed.trim()));
  };
  return (
    <input
      className={cx(styles.input, isLow && styles.low)}
      aria-label={`${itemNo} 的现有库存`}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(onHand)}
      disabled={count.isPending}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
