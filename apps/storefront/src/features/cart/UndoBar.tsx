import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useEffect, useEffectEvent } from 'react';
import styles from './UndoBar.module.css';

/** How long a deletion can be undone. */
const staysMs = 8000;

/** What has just been deleted, and the way back. It stands over the page, so nothing moves when it goes. */
export function UndoBar({
  lines,
  onUndo,
  onGone,
}: {
  lines: readonly CartItem[];
  onUndo: () => void;
  onGone: () => void;
}) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    const timer = window.setTimeout(() => go(), staysMs);
    return () => window.clearTimeout(timer);
  }, []);
  const [first] = lines;
  return (
    <div className={styles.bar}>
      <p>
        已删除 <b>{first?.itemName}</b>
        {lines.length > 1 && ` 等 ${lines.length} 种商品`}
      </p>
      <Button look="text" armed onClick={onUndo} className={styles.undo}>
        撤销
      </Button>
    </div>
  );
}
