import { Card } from '@jicai/ui/layout/Card.tsx';
import type { GoodsImport } from './imports.queries.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import page from './ImportsPage.module.css';
import preview from '../../parts/PreviewTable.module.css';

/** What is wrong in the file, by row and column. */
export function FaultsCard({ faults, count }: { faults: GoodsImport['faults']; count: number }) {
  return (
    <Card
      title={`${count} 行有错误`}
      note={faults.length < count ? `先列出 ${faults.length} 处` : undefined}
      size="sm"
      isFlush
    >
      <div className={preview.scroll}>
        <table className={cx(preview.rows, page.found)}>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">列</th>
              <th scope="col">原因</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column || '整行'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
