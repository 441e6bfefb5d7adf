import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { changesOf } from './audit-changes.ts';
import styles from './AuditChangeCells.module.css';

/** What has moved since the submission: price, stock, and how long prices and goods are held. Nothing once it is decided. */
export function AuditChangeCells({ audit }: { audit: Audit }) {
  const changes = changesOf(audit);
  if (!changes) return null;
  const { priceDriftFee, dearerCount, changedCount, goneCount, soldOutCount } = changes;
  const moved = Number(changedCount > 0) + Number(goneCount + soldOutCount > 0);
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.title}>{moved > 0 ? `提交后有 ${moved} 处变化` : '提交后没有变化'}</h2>
        <span className={styles.rule}>
          适用的审批规则：{audit.ruleName} · {audit.ruleText}
        </span>
      </div>
      <dl className={styles.cells}>
        {audit.usage && <UsedCell audit={audit} usage={audit.usage} />}
        <div>
          <dt>
            价格{' '}
            {dearerCount > 0 ? (
              <Tag tone="warn">{dearerCount} 行高于上次成交价</Tag>
            ) : (
              changedCount > 0 && <Tag tone={priceDriftFee < 0 ? 'warn' : 'grey'}>{changedCount} 行变动</Tag>
            )}
          </dt>
          <dd>
            {priceDriftFee === 0 ? '与现价一致' : <Drift fee={priceDriftFee} />}
            <small>
              按提交时的价格成交
              {audit.dueTime && `，锁定至 ${shortTime(audit.dueTime)}，届时未通过自动失效`}
            </small>
          </dd>
        </div>
        <div>
          <dt>
            库存{' '}
            {goneCount > 0 ? (
              <Tag tone="danger">{goneCount} 行已下架</Tag>
            ) : (
              soldOutCount > 0 && <Tag tone="grey">{soldOutCount} 行售罄</Tag>
            )}
          </dt>
          <dd>
            {audit.totalQty} / {audit.totalQty} 件已预占
            <small>{goneCount > 0 ? '有商品已下架，通过后系统会驳回' : '驳回后预占释放，可能买不到'}</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** What the department and the cost centre have bought this month, and what it would come to with this order. */
function UsedCell({ audit, usage }: { audit: Audit; usage: NonNullable<Audit['usage']> }) {
  const { orgName, costCenter, payFee } = audit;
  return (
    <div className={styles.used}>
      <dt>本月已用</dt>
      <Used of={orgName || '部门'} usedFee={usage.orgUsedFee} waitingFee={usage.orgWaitingFee} payFee={payFee} />
      {costCenter && (
        <Used of={costCenter} usedFee={usage.centerUsedFee} waitingFee={usage.centerWaitingFee} payFee={payFee} />
      )}
    </div>
  );
}

function Used({
  of,
  usedFee,
  waitingFee,
  payFee,
}: {
  of: string;
  usedFee: number;
  waitingFee: number;
  payFee: number;
}) {
  return (
    <dd>
      <span className={styles.line}>
        <span className={styles.of}>{of}</span>
        <Price fen={usedFee} tone="plain" />
      </span>
      <small>
        通过后 {fenText(usedFee + payFee)}
        {waitingFee > 0 && ` · 待批待付 ${fenText(waitingFee)}`}
      </small>
    </dd>
  );
}

function Drift({ fee }: { fee: number }) {
  return (
    <>
      <Price fen={Math.abs(fee)} tone="plain" className={styles.drift} /> 按现价重提会{fee > 0 ? '多付' : '少付'}
    </>
  );
}
