import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { TabbedPanel } from '@jicai/ui/layout/TabbedPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { paths } from '../../app/paths.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { FavouritesBar } from './FavouritesBar.tsx';
import { type Favourite, favouritesQuery } from './favourites.queries.ts';
import styles from './ItemConcernPage.module.css';
import { GoodsRow } from './GoodsRow.tsx';

const tabs = [
  { key: '', label: '全部' },
  { key: 'cheaper', label: '降价' },
  { key: 'back', label: '到货' },
] as const;

/** /center/concern/itemConcern: what was kept for later, and what of it has become cheaper or can be had again. */
export function ItemConcernPage() {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const tab = tabs.find(({ key }) => key === params.get('change'))?.key ?? '';
  const list = useQuery(favouritesQuery({ change: tab || undefined, searchKey: searchKey || undefined, pageIndex }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Favourite>>(new Map());
  const clear = () => setChosen(new Map());
  const choose = (sku: Favourite, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(sku.itemId, sku);
    else next.delete(sku.itemId);
    setChosen(next);
  };
  const shown = list.data?.resultData ?? [];
  return (
    <>
      <PageHead title="商品收藏" />
      <TabbedPanel
        tabs={tabs}
        current={tab}
        onChange={(key) => {
          change({ change: key });
          clear();
        }}
        label="收藏的变化"
        className={styles.tabs}
      >
        <PagedList
          query={list}
          skeleton={
            <Loading className={styles.list}>
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height={112} radius={8} />
              ))}
            </Loading>
          }
          pageIndex={pageIndex}
          onPage={(page) => {
            toPage(page);
            clear();
          }}
          pagerClass={styles.pager}
          empty={
            <EmptyState
              isFramed
              title={emptyTitles[tab]}
              hint={tab === '' ? '在商品页点收藏，降价和到货都会在这里提醒' : undefined}
              action={
                <Link to={paths.home} className={buttonClass({})}>
                  去逛逛
                </Link>
              }
            />
          }
        >
          {({ resultData }) => (
            <ul className={styles.list}>
              {resultData.map((sku) => (
                <GoodsRow
                  key={sku.itemId}
                  sku={sku}
                  choice={{ isChosen: chosen.has(sku.itemId), onChoose: (isChosen) => choose(sku, isChosen) }}
                  marks={sku}
                />
              ))}
            </ul>
          )}
        </PagedList>
        {shown.length > 0 && (
          <FavouritesBar
            shown={shown}
            chosen={[...chosen.values()]}
            onChooseAll={(isAll) => setChosen(new Map(isAll ? shown.map((sku) => [sku.itemId, sku]) : []))}
            onDone={clear}
          />
        )}
      </TabbedPanel>
    </>
  );
}

const emptyTitles = { '': '还没有收藏商品', cheaper: '收藏的商品没有降价', back: '没有新到货的商品' } as const;
