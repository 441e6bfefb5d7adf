import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import select from '../../parts/select.module.css';
import { type FoundGoods, foundGoodsQuery } from './place.queries.ts';
import type { WantedItem } from './place-values.ts';
import styles from './PlaceOrder.module.css';

/** Finds goods as the requester would, with his price; choosing one adds its smallest quantity. */
export function GoodsSelect({ userId, onAdd }: { userId: string; onAdd: (item: WantedItem) => void }) {
  const [typed, setTyped] = useState('');
  const searchKey = useDelayed(typed.trim(), 250);
  const { data = [], isFetching } = useQuery(foundGoodsQuery({ userId, searchKey }));
  const found = searchKey === '' ? [] : data;
  return (
    <Select
      className={select.select}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      aria-label="添加商品"
      placeholder="按名称或编号添加商品"
      value={null}
      loading={isFetching}
      notFoundContent={searchKey === '' ? '输入名称或编号' : isFetching ? '正在查找' : '没有此客户可买的商品'}
      options={found.map((one) => ({ value: one.itemNo, label: one.itemName, one }))}
      optionRender={({ data: { one } }) => renderGoods(one)}
      onSelect={(itemNo: string | null) => {
        const chosen = found.find((one) => one.itemNo === itemNo);
        setTyped('');
        if (chosen) onAdd({ itemNo: chosen.itemNo, qty: chosen.minQty });
      }}
    />
  );
}

const renderGoods = (one: FoundGoods) => (
  <span className={styles.option}>
    <b>{one.itemName}</b>
    <small>
      {one.itemNo} · {one.itemSpec || one.unitName} · {one.price === null ? '暂无价格' : fenText(one.price)}
      {one.stockState === stockStates.none && ' · 无货'}
    </small>
  </span>
);
