import type { LogChange } from '@jicai/domain/shop-side/log-changes.ts';
import styles from './ChangesTable.module.css';

/** What changed, field by field: what was is struck out, what is stands on amber. */
export function ChangesTable({ changes }: { changes: readonly LogChange[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">内容</th>
          <th scope="col">从</th>
          <th scope="col">到</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, name, from, to }) => (
          <tr key={field}>
            <th scope="row">{name}</th>
            <td>{from ? <del>{from}</del> : '—'}</td>
            <td>{to ? <ins>{to}</ins> : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
