import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { goodsQuery } from '../goods/index.ts';
import { cardsQuery } from './cards.queries.ts';
import styles from './forms.module.css';

const mostItems = 20;

/** Goods by their numbers or names, in the order they were chosen. */
export function ItemPicker({
  itemIds,
  onChange,
}: {
  itemIds: readonly string[];
  onChange: (itemIds: string[]) => void;
}) {
  const [searchKey, setSearchKey] = useState('');
  const { data: cards } = useQuery(cardsQuery(itemIds));
  const { data: found } = useQuery({
    ...goodsQuery({ queue: 'onSale', searchKey, pageIndex: 1, pageSize: 10 }),
    enabled: searchKey !== '',
  });
  const nameOf = (itemId: string) => cards?.find((card) => card.itemId === itemId)?.itemName ?? `商品 ${itemId}`;
  return (
    <div className={styles.found}>
      <ListSearch label="找商品" placeholder="货号或名称，回车查找" searchKey={searchKey} onSearch={setSearchKey} />
      {searchKey !== '' && (
        <ul className={styles.found} aria-label="找到的商品">
          {found?.resultData
            .filter(({ itemId }) => !itemIds.includes(itemId))
            .map(({ itemId, itemNo, itemName }) => (
              <li key={itemId}>
                {itemName}
                <Button
                  look="text"
                  size="sm"
                  aria-label={`添加 ${itemNo}`}
                  disabled={itemIds.length >= mostItems}
                  onClick={() => onChange([...itemIds, itemId])}
                >
                  添加
                </Button>
              </li>
            ))}
          {found?.resultData.length === 0 && <li>没有找到在售的商品</li>}
        </ul>
      )}
      {itemIds.length > 0 && (
        <ul className={styles.found} aria-label="已选商品">
          {itemIds.map((itemId) => (
            <li key={itemId}>
              {nameOf(itemId)}
              <Button
                look="text"
                size="sm"
                aria-label={`移除 ${nameOf(itemId)}`}
                onClick={() => onChange(itemIds.filter((one) => one !== itemId))}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
