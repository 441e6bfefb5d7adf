import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cardPicture, zoomPicture } from './card-picture.ts';
import { cx } from '../style/cx.ts';
import styles from './ImageWithFallback.module.css';

const placeholder = '/pictures/placeholder.svg';
/** A picture is fetched when it is within 1.3 screen heights (spec section 9). */
const preloadMargin = '0px 0px 30% 0px';

/**
 * A picture in a box of fixed shape, so nothing moves when it arrives. Loads when it comes near the screen, tries once
 * more when it fails, then shows the placeholder. `size` 'card' takes the 400 px version, 'full' the large one and on
 * dense screens the largest, 'screen' the one that fits the width of the screen; `priority` loads at once.
 */
export function ImageWithFallback({
  src,
  alt,
  ratio = '1',
  size = 'card',
  priority = false,
  className,
  imgClassName,
}: {
  src: string | null | undefined;
  alt: string;
  /** CSS aspect-ratio of the box: '1', '1 / .86', 'auto' when the caller gives it a height. */
  ratio?: string;
  size?: 'card' | 'full' | 'screen';
  priority?: boolean;
  className?: string;
  imgClassName?: string;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(priority);
  const [failures, setFailures] = useState({ src, count: 0 });
  const count = failures.src === src ? failures.count : 0;

  useEffect(() => {
    const element = box.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <span ref={box} className={cx(styles.box, className)} style={{ '--ratio': ratio } as CSSProperties}>
      {isNear && (
        <img
          key={count}
          className={cx(styles.img, imgClassName)}
          src={pictureFor(src, size, count)}
          srcSet={size !== 'card' && count === 0 ? sizesOf(src, size) : undefined}
          sizes={size === 'screen' ? '100vw' : undefined}
          alt={alt}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          draggable={false}
          onError={() => {
            if (count < 2) setFailures({ src, count: count + 1 });
          }}
        />
      )}
    </span>
  );
}

/** First the wanted size, on failure once more in full size, then the placeholder. */
function pictureFor(src: string | null | undefined, size: 'card' | 'full' | 'screen', failures: number): string {
  if (!src || failures >= 2) return placeholder;
  return size === 'card' && failures === 0 ? cardPicture(src) : src;
}

function sizesOf(src: string | null | undefined, size: 'full' | 'screen'): string | undefined {
  const sharp = src ? zoomPicture(src) : undefined;
  const [normal, large] = size === 'full' ? ['1x', '2x'] : ['640w', '1200w'];
  return sharp && `${src} ${normal}, ${sharp} ${large}`;
}
