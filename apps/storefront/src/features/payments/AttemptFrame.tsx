import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Timeline, type TimelineItem } from '@jicai/ui/lists/Timeline.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cashierPath, helpPath } from '../../app/paths.ts';
import { useTemplate } from '../../app/template.ts';
import { ChannelMark } from './ChannelMark.tsx';
import styles from './PayPage.module.css';

/**
 * The page of an attempt under way: amount, what to do at the left, how far it is at the right. `children` is the left half; `trouble` explains an
 * attempt that leads nowhere any more.
 */
export function AttemptFrame({
  channel,
  way,
  tradeNo,
  payFee,
  steps,
  trouble,
  isStopped,
  isAsking,
  onAsk,
  children,
}: {
  channel: OnlineChannel;
  /** How it is paid, in a few words. */
  way: string;
  tradeNo: string;
  /** undefined: not known of an attempt that is over. */
  payFee: number | undefined;
  steps: readonly TimelineItem[];
  trouble: string | undefined;
  /** The page has stopped asking by itself. */
  isStopped: boolean;
  isAsking: boolean;
  onAsk: () => void;
  children: ReactNode;
}) {
  const payee = useTemplate((template) => template.companyName);
  const phone = useTemplate((template) => template.tempData?.topContent.servicePhone);
  return (
    <div className={styles.page}>
      <h1 className="sr">{channelTexts[channel]}付款</h1>
      <Card isFlush>
        <div className={styles.strip}>
          <span>
            交易单 <b>{tradeNo}</b>
          </span>
          <span>
            收款方 <b>{payee}</b>
          </span>
          {payFee !== undefined && (
            <span className={styles.due}>
              应付金额
              <Price fen={payFee} className={styles.amount} />
            </span>
          )}
        </div>
        <div className={styles.halves}>
          <div className={styles.left}>
            <div className={styles.way}>
              <ChannelMark channel={channel} size="sm" />
              {way}
            </div>
            {children}
          </div>
          <div className={styles.right}>
            <Timeline items={steps} label="付款进度" />
            {trouble ? (
              <Notice tone="danger" className={styles.notice}>
                {trouble}
              </Notice>
            ) : (
              <Notice tone={isStopped ? 'warn' : 'info'} className={styles.notice}>
                {isStopped
                  ? '页面已停止自动查询。如果已经付款，请点“我已付款，查询结果”。'
                  : '付款后本页自动跳转，无需手动刷新。若已扣款而页面未变，请勿重复付款。'}
              </Notice>
            )}
            <div className={styles.buttons}>
              {!trouble && (
                <Button look="ghost" isBusy={isAsking} armed onClick={onAsk}>
                  我已付款，查询结果
                </Button>
              )}
              <Link to={cashierPath(tradeNo)} className={buttonClass({ look: trouble ? 'fill' : 'text' })}>
                {trouble ? '返回收银台' : '换其他方式'}
              </Link>
            </div>
          </div>
        </div>
      </Card>
      <p className={styles.help}>
        付款遇到问题？ <Link to={helpPath('')}>查看帮助</Link>
        {phone && ` 或致电 ${phone}`}
      </p>
    </div>
  );
}
