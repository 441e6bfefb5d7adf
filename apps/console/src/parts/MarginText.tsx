import { marginLook, marginText } from '@jicai/domain/money/margin.ts';
import styles from './MarginText.module.css';

const notes = { under: '低于毛利线', near: '接近毛利线', fine: '' };

/** A margin: red under its line, amber near it. Without a line it stays plain. */
export function MarginText({ bp, lineBp }: { bp: number; lineBp: number | undefined }) {
  const look = lineBp === undefined ? 'fine' : marginLook(bp, lineBp);
  const note = notes[look];
  return (
    <span className={styles[look]} title={note && lineBp !== undefined ? `${note} ${lineBp / 100}%` : undefined}>
      {marginText(bp)}
      {note && <span className="sr">，{note}</span>}
    </span>
  );
}
