import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { promotionText } from '../../app/goods/promotion-text.ts';
import { promotionsQuery } from './catalog.queries.ts';
import styles from './PriceBlock.module.css';

/** The promotions that hold for an item; nothing where there is none. */
export function PromotionLine({ itemId }: { itemId: string }) {
  const { data = [] } = useQuery(promotionsQuery(itemId));
  if (data.length === 0) return null;
  return (
    <ul className={styles.promotions} aria-label="满减">
      {data.map((promotion) => (
        <li key={promotion.promotionId}>
          <Tag tone="deal">满减</Tag>
          {promotionText(promotion)}
          <span>{promotion.promotionTitle}</span>
        </li>
      ))}
    </ul>
  );
}
