import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowRight, IconChevronLeft, IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { IconPause, IconPlay } from '@jicai/ui/icons/home-icons.tsx';
import { useRef, useState } from 'react';
import { SmartLink } from '../../app/SmartLink.tsx';
import styles from './Carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export type CarouselOptions = Extract<TemplateBlock, { type: 'banner' }>['options'];
type Slide = CarouselOptions['images'][number];

/** Banner pictures. Swipe, arrow keys, dots and arrows move it; it waits while the pointer or the focus is on it. `isFirst` loads its first picture at once. */
export function Carousel({ options: { images, interval }, isFirst }: { options: CarouselOptions; isFirst: boolean }) {
  const carousel = useCarousel(images.length, interval);
  const wasSwipe = useRef(false);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => carousel.step(-1),
    ArrowRight: () => carousel.step(1),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <section
      className={styles.carousel}
      aria-roledescription="轮播"
      aria-label="商城活动"
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.hold()}
      onPointerLeave={carousel.letGo}
      onFocus={carousel.hold}
      onBlur={carousel.letGo}
      onKeyDown={(event) => keys[event.key]?.()}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => carousel.onPointerDown(event.clientX)}
      onPointerUp={(event) => {
        wasSwipe.current = carousel.onPointerUp(event.clientX);
      }}
      onClickCapture={(event) => {
        if (!wasSwipe.current) return;
        wasSwipe.current = false;
        event.preventDefault();
      }}
    >
      {images.map((slide, at) => (
        <div
          key={slide.imgUrl + slide.linkUrl}
          className={cx(styles.slide, at === carousel.current && styles.on)}
          aria-hidden={at !== carousel.current}
          inert={at !== carousel.current}
        >
          <SlideView slide={slide} isUrgent={isFirst && at === 0} />
        </div>
      ))}
      {images.length > 1 && <Controls carousel={carousel} images={images} />}
    </section>
  );
}

function SlideView({ slide, isUrgent }: { slide: Slide; isUrgent: boolean }) {
  const { imgUrl, linkUrl, title, subtitle, eyebrow, action, textColor: color, backColor: background } = slide;
  const [isBroken, setIsBroken] = useState(false);
  // A scene that cannot be loaded leaves the text on the tint.
  const picture = !isBroken && (
    <img
      src={imgUrl}
      alt={title ? '' : '活动'}
      className={title ? 'slide-scene' : 'slide-cover'}
      width={1220}
      height={720}
      draggable={false}
      onError={() => setIsBroken(true)}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      // It takes the place of the same picture in index.html, in the same frame.
      decoding={isUrgent ? 'sync' : 'async'}
    />
  );
  if (!title) return <SmartLink url={linkUrl}>{picture}</SmartLink>;
  return (
    <SmartLink url={linkUrl} className="slide-link">
      {background && <span className="slide-cover" style={{ background }} />}
      {picture}
      <span className={cx('slide-text', color && 'slide-inked')} style={{ color }}>
        {eyebrow && <span className="slide-eyebrow">{eyebrow}</span>}
        <strong className="slide-title">{title}</strong>
        {subtitle && <span className="slide-subtitle">{subtitle}</span>}
        {action && (
          <span className="slide-action">
            {action}
            <IconArrowRight size={16} stroke={2} />
          </span>
        )}
      </span>
    </SmartLink>
  );
}

function Controls({ carousel, images }: { carousel: ReturnType<typeof useCarousel>; images: Slide[] }) {
  return (
    <>
      <button
        type="button"
        className={cx(styles.arrow, styles.back)}
        aria-label="上一张"
        onClick={() => carousel.step(-1)}
      >
        <IconChevronLeft size={20} />
      </button>
      <button
        type="button"
        className={cx(styles.arrow, styles.forth)}
        aria-label="下一张"
        onClick={() => carousel.step(1)}
      >
        <IconChevronRight size={20} />
      </button>
      <div className={styles.dots}>
        {images.map((slide, at) => (
          <button
            key={slide.imgUrl + slide.linkUrl}
            type="button"
            className={styles.dot}
            aria-label={`第 ${at + 1} 张`}
            aria-current={at === carousel.current || undefined}
            onClick={() => carousel.show(at)}
          />
        ))}
        {carousel.canMove && (
          <button
            type="button"
            className={styles.pause}
            aria-label={carousel.isPaused ? '继续播放' : '暂停播放'}
            onClick={carousel.togglePause}
          >
            {carousel.isPaused ? <IconPlay size={14} stroke={2} /> : <IconPause size={14} stroke={2} />}
          </button>
        )}
      </div>
    </>
  );
}
