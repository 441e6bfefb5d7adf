import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import preview from '../../parts/PreviewTable.module.css';
import type { GoodsImport } from './imports.queries.ts';
import page from './ImportsPage.module.css';
import styles from './SamplesCard.module.css';

/** Goods that an undo left alone. */
export function KeptCard({ kept, count }: { kept: GoodsImport['kept']; count: number }) {
  return (
    <Card
      title={`${count.toLocaleString('zh-CN')} 个商品保留现状`}
      note={kept.length < count ? `先列出 ${kept.length} 个` : '导入后又改过，没有撤销'}
      size="sm"
      isFlush
    >
      <div className={preview.scroll}>
        <table className={cx(preview.rows, page.kept)}>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">原因</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ itemId, productId, itemNo, itemName }) => (
              <tr key={itemId}>
                <td>
                  {productId ? <Link to={productPath(productId)}>{itemName}</Link> : '已删除的商品'}
                  <small className={styles.no}>{itemNo}</small>
                </td>
                <td>{productId ? '之后又改过' : '之后已删除'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
