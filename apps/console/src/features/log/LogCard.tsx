import card from '../../parts/phone-card.module.css';
import type { LogRow } from './log.queries.ts';

/** A record of the log on a phone. */
export function LogCard({ row: { act, subjectName, subject, userName, time } }: { row: LogRow }) {
  return (
    <div className={card.card}>
      <b>{act}</b>
      <p>
        {subjectName} {subject}
      </p>
      <small>
        {userName} · {time}
      </small>
    </div>
  );
}
