import { disputeReasonTexts, disputeStates, isDisputeReason } from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Select } from '@jicai/ui/forms/Select.tsx';
import styles from './DisputeStrip.module.css';
import type { DisputeMark } from './ItemTable.tsx';
import type { StatementItem } from './statements.queries.ts';

const options = Object.entries(disputeReasonTexts).map(([value, label]) => ({ value, label }));

/** Under a row: what one is about to say against it, what was said, or what the shop answered. */
export function DisputeStrip({
  item,
  mark,
  onChange,
  onRemove,
}: {
  item: StatementItem;
  mark: DisputeMark | undefined;
  onChange: (mark: DisputeMark) => void;
  onRemove: () => void;
}) {
  if (!mark && item.disputeState === disputeStates.none) return null;
  const name = item.itemName || item.reason;
  return (
    <tr className={styles.row}>
      <td colSpan={10}>
        {mark ? (
          <div className={styles.strip}>
            <Select
              label={`异议原因 ${name}`}
              value={String(mark.reasonCode)}
              options={options}
              onChange={(code) => {
                const reasonCode = Number(code);
                if (isDisputeReason(reasonCode)) onChange({ ...mark, reasonCode });
              }}
              className={styles.reason}
            />
            <input
              className={styles.remark}
              aria-label={`异议说明 ${name}`}
              placeholder="说明有什么出入，2–200 个字"
              maxLength={200}
              value={mark.remark}
              onChange={(event) => onChange({ ...mark, remark: event.target.value })}
            />
            <Button look="text" onClick={onRemove} aria-label={`撤销标记 ${name}`}>
              撤销标记
            </Button>
          </div>
        ) : (
          <div className={cx(styles.strip, item.disputeState === disputeStates.answered && styles.replied)}>
            <p>
              <b>异议 · {item.disputeReason}：</b>
              {item.disputeRemark}
              {item.disputeState === disputeStates.answered && (
                <>
                  {' '}
                  <b>
                    商城答复（{item.replyTime?.slice(5, 16)} {item.replyName}）：
                  </b>
                  {item.reply}
                </>
              )}
            </p>
          </div>
        )}
      </td>
    </tr>
  );
}
