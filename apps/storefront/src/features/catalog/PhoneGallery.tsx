import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { viewOf } from '@jicai/ui/display/card-picture.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { CompareButton } from '../compare/index.ts';
import type { ItemKey } from './catalog.queries.ts';
import styles from './PhoneGallery.module.css';
import { picturesOf } from './pictures.ts';

const PictureList = lazyPart(async () => (await import('./PictureList.tsx')).PictureList);

/** The pictures side by side, swiped through. */
export function PhoneGallery({ sku, item }: { sku: SkuDetail; item: ItemKey }) {
  const pictures = picturesOf(sku);
  const [at, setAt] = useState(0);
  const [isListed, setIsListed] = useState(false);
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.strip}
        aria-label="商品图片"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture}>
            <ImageWithFallback
              src={picture}
              alt={`${sku.itemName} ${viewOf(picture, index)}`}
              ratio="1 / .92"
              size="screen"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={cx(styles.count, 'hit')}
        aria-label={`${at + 1} / ${pictures.length}，查看全部图片`}
        onClick={() => setIsListed(true)}
      >
        {at + 1} / {pictures.length}
      </button>
      <CompareButton sku={sku} className={cx(styles.compare, 'hit')} />
      {isListed && <PictureList item={item} name={sku.itemName} onClose={() => setIsListed(false)} />}
    </div>
  );
}
