import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { ListCard } from '../../parts/ListCard.tsx';
import { ProposalFilters, ProposalList } from '../proposals/index.ts';
import { GoodsFilters } from './GoodsFilters.tsx';
import { GoodsHead } from './GoodsHead.tsx';
import { GoodsList } from './GoodsList.tsx';
import {
  type GoodsAddress,
  goodsViews,
  isGoodsView,
  questionOf,
  readGoods,
  useGoodsAddress,
  viewLabel,
} from './goods-address.ts';
import { goodsCountsQuery, goodsQuery } from './goods.queries.ts';
import { PlanFilters } from './PlanFilters.tsx';
import { PlanList } from './PlanList.tsx';
import { RunList } from './RunList.tsx';

/** /goods: what the shop sells, edited in its rows and many at once; and what was edited, to be undone. */
export function GoodsPage() {
  const address = useGoodsAddress();
  const { view, change } = address;
  return (
    <>
      <PageHead title="商品">
        <GoodsHead address={address} />
      </PageHead>
      <ListCard
        label="商品"
        list="goods"
        tabs={{
          views: useTabs(),
          view,
          onView: (next) => change({ view: next }),
        }}
        filters={view !== 'runs' && <Filters address={address} />}
      >
        <Rows address={address} />
      </ListCard>
    </>
  );
}

GoodsPage.ask = async (params: URLSearchParams) => {
  const address = readGoods(params);
  await Promise.all([
    queryClient.prefetchQuery(listViewsQuery('goods')),
    queryClient.prefetchQuery(goodsCountsQuery()),
    isGoodsView(address.view) && queryClient.prefetchQuery(goodsQuery(questionOf(address))),
  ]);
};

/** What waits to be mended or answered says how much it is; what is as it should be needs no count. */
function useTabs() {
  const { data: counts = [] } = useQuery(goodsCountsQuery());
  return goodsViews.map((key) => {
    const count = key === 'onSale' ? 0 : (counts.find(({ view }) => view === key)?.count ?? 0);
    return { key, label: viewLabel(key), count };
  });
}

function Filters({ address }: { address: GoodsAddress }) {
  if (address.view === 'plans') return <PlanFilters address={address} />;
  return address.view === 'proposals' ? (
    <ProposalFilters side="shop" address={address} />
  ) : (
    <GoodsFilters address={address} />
  );
}

function Rows({ address }: { address: GoodsAddress }) {
  if (address.view === 'runs') return <RunList address={address} />;
  if (address.view === 'plans') return <PlanList address={address} />;
  return address.view === 'proposals' ? (
    <ProposalList side="shop" address={address} />
  ) : (
    <GoodsList address={address} />
  );
}
