import type { ReturnSheet } from '@jicai/contract/returns.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { Timeline } from '@jicai/ui/Timeline.tsx';
import { Link } from 'react-router';
import { returnDetailPath } from '../../app/paths.ts';
import { shortTime } from '../../app/wire-time.ts';
import { Pictures } from './Pictures.tsx';
import styles from './ReturnSide.module.css';

/** The right column of a sheet: what was asked, what the shop said, and the whole record. */
export function ReturnSide({ sheet }: { sheet: ReturnSheet }) {
  const { auditRemark, refusalImages, previousReturnNo, againReturnNo } = sheet;
  return (
    <>
      <Card title="申请内容" size="sm">
        <dl className={styles.pairs}>
          <dt>售后类型</dt>
          <dd>{sheet.returnTypeText}</dd>
          <dt>原因</dt>
          <dd>{sheet.reasonName}</dd>
          {sheet.returnType === 3 && (
            <>
              <dt>收货状态</dt>
              <dd>{sheet.receiveState === 1 ? '未收到货' : '已收到货'}</dd>
            </>
          )}
          {(sheet.remark || sheet.images.length > 0) && (
            <>
              <dt>问题描述</dt>
              <dd>
                {sheet.remark}
                <Pictures urls={sheet.images} label="凭证" />
              </dd>
            </>
          )}
          <dt>联系人</dt>
          <dd>
            {sheet.contactName} {sheet.contactMobile}
          </dd>
          {previousReturnNo && (
            <>
              <dt>上次申请</dt>
              <dd>
                <Link to={returnDetailPath(previousReturnNo)} className={styles.link}>
                  {previousReturnNo}
                </Link>
              </dd>
            </>
          )}
          {againReturnNo && (
            <>
              <dt>再次申请</dt>
              <dd>
                <Link to={returnDetailPath(againReturnNo)} className={styles.link}>
                  {againReturnNo}
                </Link>
              </dd>
            </>
          )}
        </dl>
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
