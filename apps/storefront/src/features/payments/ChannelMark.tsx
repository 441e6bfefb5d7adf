import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconBuildingBank } from '@jicai/ui/icons/trade-icons.tsx';
import styles from './ChannelMark.module.css';

/** A neutral sign of a way to pay: its first character. The channels' own marks and colours are theirs, by their rules. */
export function ChannelMark({ channel, size = 'lg' }: { channel: Channel; size?: 'sm' | 'lg' }) {
  return (
    <span className={cx(styles.mark, size === 'sm' && styles.sm)} aria-hidden="true">
      {channel === 'TRANSFER' ? <IconBuildingBank size={24} /> : channel === 'ALIPAY' ? '支' : '微'}
    </span>
  );
}
