import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { GoodsSkeleton, PhoneList, SkuGrid } from '../search/index.ts';
import styles from './SupplierPage.module.css';
import { supplierItemsQuery } from './suppliers.queries.ts';

/** The supplier's goods, best sellers first, with a search of their own; words and page stand in the address. */
export function SupplierGoods({ supplierId }: { supplierId: string }) {
  const isPhone = useIsPhone();
  const { searchKey, pageIndex, change, toPage } = useListAddress();
  const goods = useQuery(supplierItemsQuery({ supplierId, searchKey: searchKey || undefined, pageIndex }));
  return (
    <section className={styles.goods} aria-labelledby="supplier-goods">
      <div className={styles.bar}>
        <h2 id="supplier-goods">全部商品</h2>
        <SearchField
          label="在本店商品中搜索"
          placeholder="在本店商品中搜索"
          searchKey={searchKey}
          onSearch={(typed) => change({ searchKey: typed })}
        />
      </div>
      <PagedList
        query={goods}
        skeleton={<GoodsSkeleton look={isPhone ? 'phone' : 'grid'} />}
        pageIndex={pageIndex}
        onPage={toPage}
        pagerClass={styles.pager}
        empty={
          <EmptyState
            isFramed
            title={searchKey ? `没有找到“${searchKey}”` : '还没有在售商品'}
            hint={searchKey ? '换个词试试，或查看本店全部商品' : undefined}
          />
        }
      >
        {({ resultData }) => <>{isPhone ? <PhoneList skus={resultData} /> : <SkuGrid skus={resultData} />}</>}
      </PagedList>
    </section>
  );
}
