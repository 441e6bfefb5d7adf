import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import styles from './ChangedDialog.module.css';

/** priceChanged: prices, freight or goods are not as shown. The new figures stand beside the old ones; nothing is ordered without consent. */
export function ChangedDialog({
  before,
  after,
  onAgree,
  onClose,
}: {
  before: SettlePreview;
  after: SettlePreview;
  onAgree: () => void;
  onClose: () => void;
}) {
  const changes = changedLines(before, after);
  return (
    <Dialog
      title="商品价格或运费已变动，请确认"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>返回核对</Button>
          <Button look="fill" armed disabled={!after.canSubmit} onClick={onAgree}>
            按新金额提交
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th>变动项目</th>
            <th>原来</th>
            <th>现在</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, name, was, now, reason }) => (
            <tr key={key}>
              <td>
                {name}
                {reason && <div className={styles.reason}>{reason}</div>}
              </td>
              <td>
                <Price fen={was} tone="plain" fallback="–" className={styles.was} />
              </td>
              <td>
                <Price fen={now} tone="plain" fallback="不能购买" />
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>应付合计</td>
            <td>
              <Price fen={before.payFee} tone="plain" className={styles.was} />
            </td>
            <td>
              <Price fen={after.payFee} />
            </td>
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
}

interface Change {
  key: string;
  name: string;
  /** Fen; null: not there. */
  was: number | null;
  now: number | null;
  reason?: string;
}

function changedLines(before: SettlePreview, after: SettlePreview): Change[] {
  const linesOf = (preview: SettlePreview) => preview.groups.flatMap(({ items }) => items);
  const old = new Map(linesOf(before).map((line) => [line.itemId, line]));
  const changes = linesOf(after).flatMap((line): Change[] => {
    const was = old.get(line.itemId);
    if (was && was.price === line.price && was.qty === line.qty && !line.errorMsg) return [];
    const now = line.errorMsg ? null : line.price;
    return [{ key: line.itemId, name: line.itemName, was: was?.price ?? null, now, reason: line.errorMsg }];
  });
  if (before.freightFee !== after.freightFee) {
    changes.push({ key: 'freight', name: '运费', was: before.freightFee, now: after.freightFee });
  }
  if (before.discountFee !== after.discountFee) {
    changes.push({ key: 'discount', name: '优惠', was: -before.discountFee, now: -after.discountFee });
  }
  return changes;
}
