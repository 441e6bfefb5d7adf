import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { FileLinks } from '@jicai/ui/display/FileLinks.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { Link } from 'react-router';
import { orderDetailPath } from '../../app/paths.ts';
import { minuteTime, shortTime } from '@jicai/web/time/wire-time.ts';
import styles from './ApprovalSheet.module.css';
import { auditSteps, auditTone } from './audit-looks.ts';
import { AuditChangeCells } from './AuditChangeCells.tsx';
import { AuditLines } from './AuditLines.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { SplittingNotice } from './SplittingNotice.tsx';

/** Everything an approver needs to decide, and what the requester follows: one card. `headingLevel` 1 where it is the page. */
export function ApprovalSheet({ audit, headingLevel }: { audit: Audit; headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const;
  const isMyTurn = audit.actions.includes('approve');
  const isPhone = useIsPhone();
  return (
    <section className={styles.sheet} aria-labelledby="audit-title">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.line}>
            <Heading id="audit-title" className={styles.title}>
              {audit.isMine ? '我的采购申请' : `${audit.requesterName} 的采购申请`}
            </Heading>
            <Tag tone={auditTone(audit.auditState, isMyTurn)} isState>
              {isMyTurn ? '待我审批' : audit.auditStateText}
            </Tag>
          </div>
          <Facts audit={audit} isPhone={isPhone} />
        </div>
        <div className={styles.money}>
          <Price fen={audit.payFee} tone="plain" className={styles.fee} />
          <span>
            {audit.payModeText} · {audit.totalQty} 件 · {audit.orders.length} 家供应商
          </span>
        </div>
      </div>
      {audit.steps.length > 0 && <StepBar steps={auditSteps(audit)} label="审批流程" isFlat className={styles.steps} />}
      <Outcome audit={audit} />
      <SplittingNotice audit={audit} className={styles.outcome} />
      <AuditChangeCells audit={audit} />
      <AuditLines audit={audit} />
      {audit.freightFee > 0 && (
        <div className={styles.sum}>
          <span>运费</span>
          <Price fen={audit.freightFee} tone="plain" />
        </div>
      )}
      <div className={styles.sum}>
        <span>{audit.freightFee > 0 ? '申请金额（含运费）' : '申请金额（免运费）'}</span>
        <Price fen={audit.payFee} tone="plain" className={styles.total} />
      </div>
      <div className={styles.below}>
        <div>
          <h2 className={styles.sub}>{isPhone ? '收货地址' : '申请说明'}</h2>
          {!isPhone && <p className={styles.note}>{audit.note || '申请人没有填写说明。'}</p>}
          {audit.files.length > 0 && (
            <div className={styles.files}>
              <h2 className={styles.sub}>附件</h2>
              <FileLinks files={audit.files} />
            </div>
          )}
          <p className={styles.place}>
            送至 {audit.address.areaText} {audit.address.address} · {audit.address.receiver}
          </p>
        </div>
        <div>
          <h2 className={styles.sub}>
            审批记录 {audit.round > 1 && <small className={styles.round}>第 {audit.round} 轮</small>}
          </h2>
          <History audit={audit} />
        </div>
      </div>
      <DecisionBar key={audit.auditId} audit={audit} />
    </section>
  );
}

/** On a phone the numbers of papers stand folded: who asks for how much and why comes first. */
function Facts({ audit, isPhone }: { audit: Audit; isPhone: boolean }) {
  const numbers = <Numbers audit={audit} />;
  return (
    <>
      <p className={styles.facts}>
        {audit.orgName && <span>{audit.orgName}</span>}
        {audit.costCenter && <span>成本中心 {audit.costCenter}</span>}
        <span>提交于 {minuteTime(audit.submitTime)}</span>
        {!isPhone && numbers}
      </p>
      {isPhone && audit.note && <p className={styles.why}>{audit.note}</p>}
      {isPhone && (
        <details className={styles.folded}>
          <summary>单号（{audit.orders.length} 个订单）</summary>
          <p className={styles.facts}>{numbers}</p>
        </details>
      )}
    </>
  );
}

function Numbers({ audit }: { audit: Audit }) {
  return (
    <>
      <span>
        交易单 <b>{audit.tradeNo}</b>
      </span>
      {audit.purchaseNo && (
        <span>
          采购单号 <b>{audit.purchaseNo}</b>
        </span>
      )}
      {audit.orders.map((order) => (
        <Link key={order.orderNo} to={orderDetailPath(order.orderNo)} className={cx(styles.link, 'hit')}>
          订单 {order.orderNo}
        </Link>
      ))}
    </>
  );
}

/** What came of it, or what happens next, in one sentence. */
function Outcome({ audit }: { audit: Audit }) {
  const sentence = outcomeOf(audit);
  if (!sentence) return null;
  return (
    <Notice tone={sentence.tone} className={styles.outcome}>
      {sentence.text}
    </Notice>
  );
}

function outcomeOf(audit: Audit): { tone: 'info' | 'ok' | 'warn'; text: string } | undefined {
  const until = audit.dueTime?.slice(0, 16);
  switch (audit.auditState) {
    case auditStates.waiting:
      return audit.isMine
        ? { tone: 'info', text: `申请已提交，等待 ${audit.currentApprovers} 审批；${until} 前未处理将自动取消。` }
        : undefined;
    case auditStates.approved:
      return { tone: 'ok', text: `审批已通过，订单${audit.orderStateText}。` };
    case auditStates.rejected: {
      const why = audit.failReason || audit.history.findLast(({ event }) => event === 'reject')?.remark;
      return { tone: 'warn', text: `已驳回：${why ?? ''}${turnedBackText(audit)}` };
    }
    case auditStates.withdrawn:
      return { tone: 'warn', text: `申请已撤回${turnedBackText(audit)}` };
    case auditStates.expired:
      return { tone: 'warn', text: '超时未审批，订单已自动取消。' };
    default:
      return audit.auditState satisfies never;
  }
}

function turnedBackText({ orderState, dueTime }: Audit): string {
  if (orderState !== orderStates.rejected)
    return `；订单${orderState === orderStates.cancelled ? '已取消' : '已继续'}。`;
  return `；可在 ${dueTime?.slice(0, 16) ?? ''} 前修改并重新提交，逾期自动取消。`;
}

function History({ audit }: { audit: Audit }) {
  const waiting =
    audit.auditState === auditStates.waiting
      ? [
          {
            key: 'now',
            tone: 'now' as const,
            text: `等待 ${audit.currentApprovers} 审批`,
            note: [
              audit.remindTime && `已催办 ${audit.remindCount} 次，最近 ${shortTime(audit.remindTime)}`,
              audit.dueTime && `未答复会提醒，${minuteTime(audit.dueTime)} 失效`,
            ]
              .filter(Boolean)
              .join('；'),
          },
        ]
      : [];
  const told = audit.history.toReversed().map(({ label, userName, remark, time, event }, at) => ({
    key: `${time}-${at}`,
    tone: event === 'reject' ? ('warn' as const) : event === 'agree' ? ('ok' as const) : ('plain' as const),
    text: (
      <>
        {userName} {label}
        {remark && `：“${remark}”`}
      </>
    ),
    note: shortTime(time),
  }));
  return <Timeline label="审批记录" items={[...waiting, ...told]} />;
}
