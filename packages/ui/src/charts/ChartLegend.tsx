import { cx } from '../style/cx.ts';
import styles from './ChartLegend.module.css';

/** A name of what is drawn, and the token of its colour. */
export interface LegendMark {
  text: string;
  colour: `--${string}`;
  isLine?: boolean;
}

/** What the colours of a chart mean; its table names the same to who cannot see them. */
export const ChartLegend = ({ marks }: { marks: readonly LegendMark[] }) => (
  <p className={styles.legend} aria-hidden="true">
    {marks.map(({ text, colour, isLine }) => (
      <span key={text}>
        <i className={cx(styles.mark, isLine && styles.line)} style={{ background: `var(${colour})` }} />
        {text}
      </span>
    ))}
  </p>
);
