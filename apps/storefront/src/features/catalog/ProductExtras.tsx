import { fileSizeText } from '@jicai/ui/display/file-size-text.ts';
import type { SkuCard, SkuDetail } from '@jicai/contract/goods/sku.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { extrasQuery } from './catalog.queries.ts';
import styles from './ProductExtras.module.css';

/** What an item is sold with, what may take its place, and the papers that come with it. */
export function ProductExtras({ sku }: { sku: SkuDetail }) {
  const { data } = useQuery(extrasQuery(sku.itemId, useIsSignedIn()));
  if (!data) return null;
  const { pairs, substitutes, documents } = data;
  return (
    <>
      <Goods title="搭配购买" cards={pairs} />
      <Goods title="可替代商品" cards={substitutes} />
      {documents.length > 0 && (
        <section className={styles.card} aria-label="商品资料">
          <h2>商品资料</h2>
          <ul className={styles.papers}>
            {documents.map(({ documentId, kindText, documentName, sizeBytes, fileUrl }) => (
              <li key={documentId}>
                <a href={fileUrl} download>
                  {documentName}
                </a>
                <small>
                  {kindText} · PDF · {fileSizeText(sizeBytes)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Goods({ title, cards }: { title: string; cards: readonly SkuCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.goods}>
        {cards.map((one) => (
          <li key={one.itemId}>
            <Link to={productPath(one.productId, one.itemId)} className={styles.item}>
              <ImageWithFallback src={one.imgUrl} alt="" className={styles.picture} />
              <span className={styles.name}>{one.itemName}</span>
              <Price fen={one.price} unit={one.unitName} className={styles.price} fallback="登录可见" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
