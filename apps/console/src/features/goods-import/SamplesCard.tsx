import { Card } from '@jicai/ui/layout/Card.tsx';
import type { GoodsImport } from './imports.queries.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import page from './ImportsPage.module.css';
import preview from '../../parts/PreviewTable.module.css';
import styles from './SamplesCard.module.css';

/** Goods that come or change, each cell with what stood and what comes. */
export function SamplesCard({ samples, count }: { samples: GoodsImport['samples']; count: number }) {
  return (
    <Card
      title={`将新增或修改 ${count.toLocaleString('zh-CN')} 个商品`}
      note={samples.length < count ? `先列出 ${samples.length} 个` : undefined}
      size="sm"
      isFlush
    >
      <div className={preview.scroll}>
        <table className={cx(preview.rows, page.found)}>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">商品</th>
              <th scope="col">改动</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ row, itemNo, itemName, changes }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>
                  {itemName}
                  <small className={styles.no}>{itemNo}</small>
                </td>
                <td>
                  {changes.length === 0
                    ? '新商品'
                    : changes.map(({ name, from, to }) => (
                        <span key={name} className={styles.change}>
                          {name} <del>{from || '空'}</del> <ins>{to || '空'}</ins>
                        </span>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
