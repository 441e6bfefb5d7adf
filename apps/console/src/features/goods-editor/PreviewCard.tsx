import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { faceOf } from './face.ts';
import styles from './PreviewCard.module.css';
import type { ProductValues } from './product-values.ts';

/** How the product stands among others in the shop, as it is typed: what a company sees of the first item. */
export function PreviewCard({ values }: { values: ProductValues }) {
  const { name, pictures } = faceOf(values);
  const [first] = values.items;
  const saved = values.items.find(({ itemId }) => itemId !== '');
  const fen = first?.enterpriseFen ?? first?.retailFen;
  const isBelowRetail = typeof fen === 'number' && (first?.retailFen ?? 0) > fen;
  const facts = [
    values.items.length > 1 && `${values.items.length} 个规格`,
    first && first.minQty > 1 && `${first.minQty} ${first.unitName}起订`,
  ].filter(Boolean);
  return (
    <Card
      title="预览"
      size="sm"
      extra={
        saved && (
          <a
            className={styles.link}
            href={`/#/productDetail?itemId=${saved.itemId}`}
            target="_blank"
            rel="noreferrer"
            title="在商城里查看已保存的内容"
          >
            在商城里查看
          </a>
        )
      }
    >
      <div className={styles.goods}>
        <ImageWithFallback src={pictures[0]} alt="" ratio="1 / 0.86" imgClassName={styles.picture} />
        <p className={styles.price}>
          <Price fen={fen} unit={first?.unitName ?? ''} className={styles.now} />
          {isBelowRetail && <Price fen={first?.retailFen} tone="was" />}
        </p>
        <p className={styles.name}>{name || '商品名称'}</p>
        {first?.itemSpec && <p className={styles.spec}>{first.itemSpec}</p>}
        {facts.length > 0 && <p className={styles.spec}>{facts.join(' · ')}</p>}
      </div>
    </Card>
  );
}
