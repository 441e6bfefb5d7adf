import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { nearestQuantity } from '@jicai/ui/forms/nearest-quantity.ts';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { blockGoodsQuery, browsingQuery, oftenQuery } from './home.queries.ts';
import { OftenRow, OftenSkeleton } from './OftenRow.tsx';
import styles from './OftenBought.module.css';
import { Section } from './Section.tsx';

const browsingPath = '/center/concern/browsing';
const soldMostPath = withQuery(paths.search, { sort: 'sales' });
const bestSold = { inStock: true, sortField: 'sales', sortType: 'desc' } as const;
const tabs = [
  { key: 'often', label: '常购清单' },
  { key: 'seen', label: '最近浏览' },
] as const;
type Tab = (typeof tabs)[number]['key'];

interface Proposed {
  sku: SkuCard;
  qty: number;
  /** '上次 20 箱' */
  note: string;
}

/** Under the first banner: what I buy again and again with its last quantity, and what I looked at last. Its place is kept, so it pushes nothing. */
export function OftenBought() {
  const { data: user } = useQuery(userInfoQuery());
  const may = (permission: 'order.submit' | 'history.view') => user?.permissions.includes(permission) ?? false;
  const mayBuy = may('order.submit');
  const [chosen, setChosen] = useState<Tab>();
  const panelId = useId();
  const often = useQuery({ ...oftenQuery(oftenShown), enabled: mayBuy });
  const seen = useQuery({ ...browsingQuery(oftenShown), enabled: may('history.view') });
  const isNew = often.data?.resultData.length === 0;
  // Who has ordered nothing yet sees what he looked at.
  const tab = chosen ?? (mayBuy && !isNew ? 'often' : 'seen');
  // Who has neither, such as who only approves, sees what others buy: to give the place up would pull all below it up.
  const isOnlooker = user !== undefined && !mayBuy && !may('history.view');
  const popular = useQuery({ ...blockGoodsQuery(bestSold, true, oftenShown), enabled: isOnlooker });
  const proposed = isOnlooker
    ? popular.data?.map(looked)
    : tab === 'often'
      ? often.data?.resultData.map(again)
      : seen.data?.map(looked);
  return (
    <Section
      title={isOnlooker ? '大家都在买' : tab === 'often' ? '常购清单' : '最近浏览'}
      note={tab === 'often' && often.data && !isNew ? `近 90 天买过 ${often.data.totalCount} 种，一键补货` : undefined}
      tabs={mayBuy && <Tabs tabs={tabs} current={tab} onChange={setChosen} label="常购与浏览" panelId={panelId} />}
      moreUrl={isOnlooker ? soldMostPath : tab === 'often' ? paths.quickOrder : browsingPath}
    >
      <div id={panelId} className={styles.panel}>
        {!proposed ? (
          <OftenSkeleton />
        ) : proposed.length > 0 ? (
          <ul className={styles.list}>
            {proposed.map((one) => (
              <OftenRow key={one.sku.itemId} {...one} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            {tab === 'often' ? '下过的订单会变成这里的补货清单' : '看过的商品会留在这里'}
            <Link to={paths.quickOrder}>按清单批量添加</Link>
          </p>
        )}
      </div>
    </Section>
  );
}

const oftenShown = 4;
const limitsOf = ({ minQty, stepQty, maxQty }: SkuCard) => ({ min: minQty, step: stepQty, max: maxQty });

const again = ({ lastQty, ...sku }: SkuCard & { lastQty: number }): Proposed => ({
  sku,
  qty: nearestQuantity(lastQty, limitsOf(sku)),
  note: `上次 ${lastQty} ${sku.unitName}`,
});

const looked = (sku: SkuCard): Proposed => ({ sku, qty: sku.minQty, note: '' });
