import { payModes } from '@jicai/domain/orders/order-states.ts';
import type { Cashier } from '@jicai/contract/payments/payments.ts';
import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { IconLock } from '@jicai/ui/icons/page-icons.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ChannelMark } from './ChannelMark.tsx';
import styles from './ChannelChoice.module.css';
import { lastChannel } from './last-channel.ts';
import { isInside, isUsable } from './payments.queries.ts';
import { TransferPanel } from './TransferPanel.tsx';
import { useStartPayment } from './use-start-payment.ts';

const notes: Record<Channel, string> = {
  ALIPAY: '在新窗口打开支付宝付款',
  WECHAT: '用微信扫描或识别二维码付款',
  TRANSFER: '转账时附言填写识别码，到账核对后发货',
};

const notesInside: Partial<Record<Channel, string>> = {
  ALIPAY: '微信里打不开支付宝，请在浏览器中付款',
  WECHAT: '在微信里直接付款',
};

function noteOf({ channel, isEnable }: Cashier['channels'][number]): string {
  if (!isEnable) return '暂不可用';
  return (isInside() ? notesInside[channel] : undefined) ?? notes[channel];
}

/** The ways to pay as rows, and the button of the chosen one; a transfer shows the account and the form of the voucher. */
export function ChannelChoice({
  cashier,
  first,
  isOver,
  onChanged,
}: {
  cashier: Cashier;
  first: Channel | undefined;
  /** The deadline has passed. */
  isOver: boolean;
  onChanged: () => void;
}) {
  const [chosen, setChosen] = useState(first);
  const isPhone = useIsPhone();
  const { start, isBusy, refusal } = useStartPayment(cashier.tradeNo, onChanged);
  const restFee = cashier.payFee - cashier.receivedFee;
  const isTransfer = chosen === 'TRANSFER';
  const isSwitched = cashier.payMode === payModes.transfer;
  const delays = ({ isEnable, channel }: Cashier['channels'][number]) =>
    isEnable && channel === 'TRANSFER' && !isSwitched;
  const delayText = `截止延长至 ${cashier.transferPayDays} 天`;
  return (
    <Card title="选择付款方式" className={styles.card}>
      <div role="radiogroup" aria-label="付款方式" className={styles.ways}>
        {cashier.channels.map((way) => (
          <ChoiceCard
            key={way.channel}
            name="channel"
            value={way.channel}
            label={way.name}
            isChosen={way.channel === chosen}
            disabled={!isUsable(way)}
            onChoose={() => setChosen(way.channel)}
            className={styles.way}
          >
            <div className={styles.row}>
              <ChannelMark channel={way.channel} />
              <div className={styles.words}>
                <div className={styles.name}>{way.name}</div>
                <div className={styles.note}>
                  {noteOf(way)}
                  {isPhone && delays(way) && `；${delayText}`}
                </div>
              </div>
              {!isPhone && delays(way) && <span className={styles.aside}>{delayText}</span>}
              {isUsable(way) && way.channel === lastChannel() && <Tag tone="brand">上次使用</Tag>}
            </div>
          </ChoiceCard>
        ))}
      </div>
      {refusal && (
        <Notice tone="danger" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      {isTransfer && <TransferPanel cashier={cashier} onSubmitted={onChanged} />}
      <div className={styles.foot}>
        <span className={styles.safe}>
          <IconLock size={14} />
          {isTransfer ? '请核对收款户名后转账，到账后自动对账' : '由持牌支付机构处理，本站不保存支付信息'}
        </span>
        <Link to={paths.center} className={buttonClass({ look: 'ghost', size: 'lg' }, styles.later)}>
          {isTransfer && isSwitched ? '查看我的订单' : '稍后付款'}
        </Link>
        {isTransfer ? (
          !isSwitched && (
            <Button
              look="fill"
              size="lg"
              className={styles.pay}
              isBusy={isBusy}
              disabled={isOver}
              onClick={() => start('TRANSFER')}
            >
              改用对公转账
            </Button>
          )
        ) : (
          <Button
            look="fill"
            size="lg"
            className={styles.pay}
            isBusy={isBusy}
            disabled={isOver || chosen === undefined}
            onClick={() => chosen && start(chosen)}
          >
            付款 {fenText(restFee)}
          </Button>
        )}
      </div>
    </Card>
  );
}
