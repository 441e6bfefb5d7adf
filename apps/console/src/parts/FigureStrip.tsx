import { Price } from '@jicai/ui/display/Price.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import type { ReactNode } from 'react';
import styles from './FigureStrip.module.css';

/** The few figures a page is about, side by side; {@link Figure} is one of them. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>;
}

/** One figure: an amount in fen or a count, with a quiet note; red where it is late. */
export function Figure({
  name,
  fen,
  count,
  note,
  isLate = false,
}: {
  name: string;
  fen?: number;
  count?: ReactNode;
  note?: ReactNode;
  isLate?: boolean;
}) {
  const look = cx(styles.figure, isLate && styles.late);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {fen === undefined ? <b className={look}>{count}</b> : <Price tone="plain" fen={fen} className={look} />}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
