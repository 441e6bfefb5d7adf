import { useQuery } from '@tanstack/react-query';
import { browsingQuery } from './home.queries.ts';
import styles from './OftenBought.module.css';
import { OftenRow } from './OftenRow.tsx';
import { Section } from './Section.tsx';

const shown = 8;

/** What the buyer looked at last, at the end of the page so that it pushes nothing aside when it arrives. */
export function RecentlyViewed() {
  const { data } = useQuery(browsingQuery(shown));
  if (!data || data.length === 0) return null;
  return (
    <Section title="最近浏览">
      <ul className={styles.list}>
        {data.map((sku) => (
          <OftenRow key={sku.itemId} sku={sku} qty={sku.minQty} note="" />
        ))}
      </ul>
    </Section>
  );
}
