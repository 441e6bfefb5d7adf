import type { LabelTone } from '@jicai/domain/goods/goods-labels.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import styles from './goods-columns.module.css';

/** Labels of an item, as buyers would see them. */
export function LabelTags({
  labels,
  fallback,
}: {
  labels: readonly { name: string; tone: LabelTone }[];
  fallback?: string;
}) {
  if (labels.length === 0) return fallback ?? null;
  return (
    <span className={styles.labels}>
      {labels.map(({ name, tone }) => (
        <Tag key={name} tone={tone}>
          {name}
        </Tag>
      ))}
    </span>
  );
}
