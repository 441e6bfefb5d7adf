import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Tag.module.css';

export type TagTone = 'deal' | 'brand' | 'line' | 'ok' | 'warn' | 'danger' | 'info' | 'grey';

/**
 * A small label. Goods: deal 协议价, brand 自营, line neutral. States (`isState`, 22 px): warn I must act, info someone else acts,
 * brand on the way, ok done, danger refused or failed, grey ended.
 */
export function Tag({
  tone = 'line',
  isState = false,
  children,
  className,
}: {
  tone?: TagTone;
  isState?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return <span className={cx(styles.tag, styles[tone], isState && styles.state, className)}>{children}</span>;
}
