import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Bar } from '../../parts/Bar.tsx';
import type { Overview } from './overview.queries.ts';
import styles from './CategoriesCard.module.css';

/** Of what a customer bought most lately, each with its share. */
export function CategoriesCard({ categories }: { categories: Overview['categories'] }) {
  const total = categories.reduce((sum, { fee }) => sum + fee, 0);
  const most = Math.max(1, ...categories.map(({ fee }) => fee));
  return (
    <Card title="常买分类" note="近 90 天" size="sm">
      {categories.length === 0 && <EmptyState title="近 90 天没有采购" />}
      <ul className={styles.rows}>
        {categories.map(({ name, fee }) => (
          <li key={name}>
            <span>{name || '其他'}</span>
            <span>{((fee / Math.max(1, total)) * 100).toFixed(1)}%</span>
            <Bar part={fee} whole={most} isPale={name === ''} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
