import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { AuditRow } from '@jicai/contract/approvals/approvals.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { approvalDetailPath } from '../../app/paths.ts';
import { useNow } from '@jicai/web/time/use-now.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { AuditTab } from './audit-address.ts';
import { auditTone, isPressing, timeLeftText } from './audit-looks.ts';
import styles from './AuditList.module.css';
import { useDecision } from './use-decision.ts';
import { useListKeys } from './use-list-keys.ts';

/** The inbox. What waits for me can be ticked and agreed to at once; without `onChoose` a row leads to its own page. */
export function AuditList({
  rows,
  tab,
  chosenId,
  onChoose,
}: {
  rows: readonly AuditRow[];
  tab: AuditTab;
  chosenId: string;
  onChoose?: (auditId: string) => void;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const listRef = useRef<HTMLUListElement>(null);
  useListKeys(listRef);
  const { decide, isBusy } = useDecision();
  const now = useNow(60_000);
  const open = rows.filter((row) => row.auditTaskId && row.taskState === taskStates.waiting);
  const chosen = open.filter((row) => ticked.has(row.auditId));
  const isTodo = tab === 'todo' && open.length > 0;
  const tick = (auditId: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(auditId);
    else next.delete(auditId);
    setTicked(next);
  };
  const agreeToAll = async () => {
    const list = chosen.map(({ auditTaskId = '', version }) => ({ auditTaskId, version }));
    await decide({ verb: 'List', list });
    setTicked(new Set());
  };
  return (
    <>
      {isTodo && (
        <div className={styles.bulk}>
          <Checkbox
            isChecked={chosen.length === open.length}
            isPartly={chosen.length > 0}
            onChange={(isOn) => setTicked(new Set(isOn ? open.map((row) => row.auditId) : []))}
          >
            全选本页
          </Checkbox>
          <Button size="sm" disabled={chosen.length === 0} isBusy={isBusy} onClick={() => void agreeToAll()}>
            批量同意{chosen.length > 0 ? `（${chosen.length}）` : ''}
          </Button>
        </div>
      )}
      <ul className={styles.list} ref={listRef}>
        {rows.map((row) => (
          <li key={row.auditId} className={cx(styles.row, row.auditId === chosenId && styles.chosen)}>
            {isTodo && (
              <Checkbox
                label={`选择 ${row.requesterName} 的申请 ${row.tradeNo}`}
                isChecked={ticked.has(row.auditId)}
                onChange={(isOn) => tick(row.auditId, isOn)}
                className={styles.tick}
              />
            )}
            {onChoose ? (
              <button
                type="button"
                className={styles.open}
                data-row
                aria-current={row.auditId === chosenId ? 'true' : undefined}
                onClick={() => onChoose(row.auditId)}
              >
                <RowText row={row} tab={tab} now={now} />
              </button>
            ) : (
              <Link to={approvalDetailPath(row.auditId)} className={styles.open} data-row>
                <RowText row={row} tab={tab} now={now} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function RowText({ row, tab, now }: { row: AuditRow; tab: AuditTab; now: number }) {
  const rest = row.auditState === auditStates.waiting ? timeLeftText(row.dueTime, now) : '';
  return (
    <>
      <span className={styles.first}>
        <b>{tab === 'mine' ? row.tradeNo : row.requesterName}</b>
        {tab !== 'mine' && <span className={styles.org}>{row.orgName}</span>}
        <Price fen={row.payFee} tone="plain" className={styles.fee} />
      </span>
      <span className={styles.goods}>
        <span>{row.itemName}</span>
        {row.itemCount > 1 && <em>等 {row.itemCount} 种</em>}
      </span>
      <span className={styles.last}>
        <span>
          {shortTime(row.submitTime)}
          {rest && ` · ${rest}`}
          {row.round > 1 && ` · 第 ${row.round} 轮`}
        </span>
        <Tag
          tone={tab === 'todo' ? (isPressing(row.dueTime, now) ? 'warn' : 'grey') : auditTone(row.auditState, false)}
          isState
        >
          {tab === 'todo' ? `第 ${row.currentStep} / ${row.stepCount} 步` : labelOf(row, tab)}
        </Tag>
      </span>
    </>
  );
}

/** What I did, where it is not the end of the story; what I asked for says who is at work on it. */
function labelOf(row: AuditRow, tab: AuditTab): string {
  if (tab === 'mine' && row.auditState === auditStates.waiting) return `${row.currentApprovers} 审批中`;
  if (tab === 'done' && row.auditState === auditStates.waiting) return row.taskStateText ?? row.auditStateText;
  return row.auditStateText;
}
