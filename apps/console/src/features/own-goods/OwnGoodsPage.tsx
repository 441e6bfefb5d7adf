import { exportColumns } from '@jicai/domain/shop-side/list-exports.ts';
import { post } from '@jicai/web/call/post.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ownProductPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { ProposalFilters, ProposalList } from '../proposals/index.ts';
import { type OwnGoodsAddress, ownGoodsViews, ownViewLabel, useOwnGoodsAddress } from './own-goods-address.ts';
import { OwnGoodsCard, ownGoodsColumns } from './own-goods-columns.tsx';
import { type OwnGoods, ownGoodsQuery } from './own-goods.queries.ts';
import { StockFileDialog } from './StockFileDialog.tsx';

/** /own: the goods of the supplier who is signed in, with their stock, and what it handed in for the shop to agree. */
export function OwnGoodsPage() {
  const address = useOwnGoodsAddress();
  const [isUploading, setUploading] = useState(false);
  const may = useMay();
  const { view, change } = address;
  const { columns, chooser } = useColumns('ownGoods', ownGoodsColumns);
  return (
    <>
      <PageHead title="我的商品">
        {view !== 'proposals' && (
          <ExportButton
            kind="ownStock"
            rows={`筛选出的${view === 'all' ? '全部' : ownViewLabel(view)}商品`}
            columns={exportColumns.ownStock}
            start={async (columns) =>
              (
                await post('/api/OpsOwn/ExportStock', {
                  reqData: { queue: view === 'all' ? undefined : view, columns },
                  searchKey: address.searchKey,
                })
              ).resultData
            }
          />
        )}
        {may('ops.own.stock') && <Button onClick={() => setUploading(true)}>批量更新库存</Button>}
        {may('ops.own.edit') && (
          <Link to={ownProductPath('new')} className={buttonClass({ look: 'fill' })}>
            提交新品
          </Link>
        )}
      </PageHead>
      <ListCard
        label="我的商品"
        list="ownGoods"
        tabs={{
          views: ownGoodsViews.map((key) => ({ key, label: ownViewLabel(key) })),
          view,
          onView: (next) => change({ view: next }),
        }}
        filters={
          view === 'proposals' ? (
            <ProposalFilters side="own" address={address} />
          ) : (
            <>
              <AddressSearch label="搜索商品" placeholder="货号或名称" address={address} />
              {chooser}
            </>
          )
        }
      >
        {view === 'proposals' ? (
          <ProposalList side="own" address={address} />
        ) : (
          <OwnGoodsList address={address} columns={columns} />
        )}
      </ListCard>
      {isUploading && <StockFileDialog onClose={() => setUploading(false)} />}
    </>
  );
}

function OwnGoodsList({ address, columns }: { address: OwnGoodsAddress; columns: TableColumnsType<OwnGoods> }) {
  const { view, searchKey, pageIndex, pageSize } = address;
  const queue = view === 'all' || view === 'proposals' ? undefined : view;
  const query = useQuery(ownGoodsQuery({ queue, searchKey, pageIndex, pageSize }));
  return (
    <>
      <PagedTable<OwnGoods>
        label="商品"
        query={query}
        address={address}
        keyOf={(row) => row.itemId}
        columns={columns}
        empty={<EmptyList rows="商品" view={view === 'all' ? undefined : ownViewLabel(view)} address={address} />}
        Card={OwnGoodsCard}
      />
    </>
  );
}
