import type { CSSProperties } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Skeleton.module.css';

/** A grey stand-in for content that is loading. Compose several in the shape of the content; never a spinner on a white page. */
export function Skeleton({
  width = '100%',
  height = 14,
  ratio,
  radius = 4,
  className,
}: {
  width?: number | string;
  height?: number | string;
  /** CSS aspect-ratio; replaces the height. */
  ratio?: string;
  radius?: number;
  className?: string;
}) {
  const style: CSSProperties = { width, borderRadius: radius, ...(ratio ? { aspectRatio: ratio } : { height }) };
  return <span className={cx(styles.bone, className)} style={style} aria-hidden="true" />;
}

/** Wraps skeletons and says once to screen readers that the content is on its way. */
export function Loading({ children, className }: { children: React.ReactNode; className?: string }) {
  return (
    <div className={className} aria-busy="true">
      <output className="sr">正在加载</output>
      {children}
    </div>
  );
}
