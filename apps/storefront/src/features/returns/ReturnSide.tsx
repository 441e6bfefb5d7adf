import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { Link } from 'react-router';
import { returnDetailPath } from '../../app/paths.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { Pictures } from './Pictures.tsx';
import styles from './ReturnSide.module.css';

/** The right column of a sheet: what was asked, what the shop said, and the whole record. */
export function ReturnSide({ sheet }: { sheet: ReturnSheet }) {
  const { auditRemark, refusalImages, previousReturnNo, againReturnNo } = sheet;
  return (
    <>
      <Card title="申请内容" size="sm">
        <Pairs>
          <Pair name="售后类型">{sheet.returnTypeText}</Pair>
          <Pair name="原因">{sheet.reasonName}</Pair>
          {sheet.returnType === returnTypes.refundOnly && (
            <Pair name="收货状态">{sheet.receiveState === receiveStates.notReceived ? '未收到货' : '已收到货'}</Pair>
          )}
          {(sheet.remark || sheet.images.length > 0) && (
            <Pair name="问题描述">
              {sheet.remark}
              <Pictures urls={sheet.images} label="凭证" />
            </Pair>
          )}
          <Pair name="联系人">
            {sheet.contactName} {sheet.contactMobile}
          </Pair>
          {previousReturnNo && (
            <Pair name="上次申请">
              <Link to={returnDetailPath(previousReturnNo)} className={styles.link}>
                {previousReturnNo}
              </Link>
            </Pair>
          )}
          {againReturnNo && (
            <Pair name="再次申请">
              <Link to={returnDetailPath(againReturnNo)} className={styles.link}>
                {againReturnNo}
              </Link>
            </Pair>
          )}
        </Pairs>
      </Card>
      {(auditRemark || refusalImages.length > 0) && (
        <Card title="商家说明" size="sm">
          <p className={styles.text}>{auditRemark}</p>
          <Pictures urls={refusalImages} label="商家凭证" />
        </Card>
      )}
      <Card title="全程记录" size="sm">
        <Timeline
          label="全程记录"
          items={sheet.history.map(({ event, label, userName, time, remark }, at) => ({
            key: `${at} ${time} ${event}`,
            text: remark ? `${label}：${remark}` : label,
            note: [shortTime(time), userName].filter(Boolean).join(' · '),
            tone: event === 'refund' || event === 'confirmExchange' ? ('ok' as const) : ('plain' as const),
          }))}
        />
      </Card>
    </>
  );
}
