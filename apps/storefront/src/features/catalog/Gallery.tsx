import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { viewOf, zoomPicture } from '@jicai/ui/display/card-picture.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconShare2, IconZoomIn } from '@jicai/ui/icons/goods-icons.tsx';
import { IconLayoutGrid } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { type CSSProperties, useState } from 'react';
import { CompareButton } from '../compare/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import type { ItemKey } from './catalog.queries.ts';
import styles from './Gallery.module.css';
import { picturesOf } from './pictures.ts';

const PictureList = lazyPart(async () => (await import('./PictureList.tsx')).PictureList);

/** One large picture that zooms under the pointer, and its thumbnails. */
export function Gallery({ sku, item }: { sku: SkuDetail; item: ItemKey }) {
  const pictures = picturesOf(sku);
  const [at, setAt] = useState(0);
  const [isListed, setIsListed] = useState(false);
  const shown = pictures[at] ?? sku.imgUrl;
  return (
    <div className={styles.gallery}>
      <ZoomPicture src={shown} alt={`${sku.itemName} ${viewOf(shown, at)}`} />
      <ul className={styles.thumbs} aria-label="商品图片">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              className={cx(styles.thumb, index === at && styles.on)}
              aria-label={`第 ${index + 1} 张图片：${viewOf(picture, index)}`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setAt(index)}
            >
              <ImageWithFallback src={picture} alt="" priority />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <FavouriteButton sku={sku} look="text" />
        <button type="button" className={styles.action} onClick={() => setIsListed(true)}>
          <IconLayoutGrid />
          全部图片
        </button>
        <CompareButton sku={sku} className={styles.action} />
        {'clipboard' in navigator && (
          <button type="button" className={styles.action} onClick={() => void copyAddress()}>
            <IconShare2 />
            分享
          </button>
        )}
        <span className={styles.no}>编号 {sku.itemNo}</span>
      </div>
      {isListed && <PictureList item={item} name={sku.itemName} onClose={() => setIsListed(false)} />}
    </div>
  );
}

async function copyAddress() {
  await navigator.clipboard.writeText(window.location.href);
  toast.ok('商品链接已复制');
}

/** Calls back once the picture can be shown; a picture that cannot be had is passed over. */
function fetchPicture(address: string, onArrived: (address: string) => void) {
  const picture = new Image();
  picture.addEventListener('load', () => onArrived(address), { once: true });
  picture.src = address;
}

/**
 * The point under the pointer stays where it is while the picture grows. The largest version is fetched when the
 * pointer comes, and takes the place of the other when it has arrived.
 */
function ZoomPicture({ src, alt }: { src: string; alt: string }) {
  const [point, setPoint] = useState<{ x: number; y: number }>();
  const [sharp, setSharp] = useState<string>();
  const largest = zoomPicture(src);
  return (
    <div
      className={cx(styles.big, point && styles.zoomed)}
      style={point && ({ '--x': `${point.x}%`, '--y': `${point.y}%` } as CSSProperties)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && largest && sharp !== largest) fetchPicture(largest, setSharp);
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const box = event.currentTarget.getBoundingClientRect();
        setPoint({
          x: ((event.clientX - box.left) / box.width) * 100,
          y: ((event.clientY - box.top) / box.height) * 100,
        });
      }}
      onPointerLeave={() => setPoint(undefined)}
    >
      <ImageWithFallback src={largest && sharp === largest ? largest : src} alt={alt} size="full" priority />
      <span className={styles.hint} aria-hidden="true">
        <IconZoomIn size={14} />
        悬停放大
      </span>
    </div>
  );
}
