import { IconAlertCircle, IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ImpactCard } from './ImpactCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import type { Product } from './product.queries.ts';
import type { ProductValues } from './product-values.ts';
import { SaleCard } from './SaleCard.tsx';
import styles from './ProductEditor.module.css';

/** What a complete product has, and whether this one has it. */
const parts: readonly { name: string; has: (values: ProductValues) => boolean }[] = [
  { name: '编号与分类', has: ({ productNo, categoryId }) => productNo !== '' && categoryId !== '' },
  { name: '主图', has: ({ items }) => items.length > 0 && items.every((item) => item.imgUrl !== '') },
  { name: '至少三张附图', has: ({ items }) => items.length > 0 && items.every((item) => item.imgUrls.length >= 3) },
  { name: '属性', has: ({ items }) => items.length > 0 && items.every((item) => item.attrs.length > 0) },
  { name: '搜索词', has: ({ keywords }) => keywords.trim() !== '' },
  { name: '图文详情', has: ({ detailHtml }) => detailHtml !== '' },
];

/** Beside the editor: whether it is sold, how it will look, how complete it is, and what hangs on it. */
export function ProductRail({
  values,
  product,
  mayEdit,
  onChange,
}: {
  values: ProductValues;
  product: Product | undefined;
  mayEdit: boolean;
  onChange: (fields: Partial<ProductValues>) => void;
}) {
  const done = parts.filter(({ has }) => has(values)).length;
  return (
    <aside className={styles.rail} aria-label="状态与预览">
      <SaleCard values={values} mayEdit={mayEdit} onChange={onChange} />
      <PreviewCard values={values} />
      <Card title="资料完整度" note={`${done} / ${parts.length}`} size="sm">
        <ul className={styles.list}>
          {parts.map(({ name, has }) => (
            <li key={name}>
              {has(values) ? (
                <IconCircleCheck size={16} className={styles.done} />
              ) : (
                <IconAlertCircle size={16} className={styles.open} />
              )}
              {name}
              <span className="sr">{has(values) ? '已填写' : '未填写'}</span>
            </li>
          ))}
        </ul>
      </Card>
      {product && (
        <>
          <ImpactCard productId={product.productId} />
          <HistoryCard productId={product.productId} productNo={product.productNo} />
        </>
      )}
    </aside>
  );
}
