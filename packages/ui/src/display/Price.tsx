import { cx } from '../style/cx.ts';
import { fenParts } from './format-fen.ts';
import styles from './Price.module.css';

/**
 * An amount of money: the only place that turns fen into digits on a page. The size comes from the surrounding
 * font-size; ¥ and decimals follow it. `tone` 'plain' is for amounts that are not a price to be paid.
 * A missing price (`fen` null) shows `fallback`.
 */
export function Price({
  fen,
  unit,
  tone = 'price',
  fallback = '暂无报价',
  className,
}: {
  fen: number | null | undefined;
  unit?: string;
  tone?: 'price' | 'plain' | 'was';
  fallback?: string;
  className?: string;
}) {
  if (fen === null || fen === undefined) return <span className={cx(styles.none, className)}>{fallback}</span>;
  const { sign, yuan, cents } = fenParts(fen);
  if (tone === 'was') {
    return (
      <del className={cx(styles.was, className)}>
        {sign}¥{yuan}.{cents}
      </del>
    );
  }
  return (
    <span className={cx(styles.price, tone === 'plain' && styles.plain, className)}>
      {sign}
      <span className={styles.mark}>¥</span>
      {yuan}
      <span className={styles.cents}>.{cents}</span>
      {unit && <span className={styles.unit}>/ {unit}</span>}
    </span>
  );
}
