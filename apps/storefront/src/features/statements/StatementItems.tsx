import type { DisputeState } from '@jicai/domain/statements/statement-states.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import styles from './StatementItems.module.css';
import { OwnerFilters } from './OwnerFilters.tsx';
import { itemsQuery, type OwnerName, ownerNames } from './statements.queries.ts';

/** Anything that is no id is ignored. */
function ownerIn(params: URLSearchParams): Record<OwnerName, string> {
  const idIn = (name: OwnerName) => (/^\d{1,18}$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return {
    supplierId: idIn('supplierId'),
    orgId: idIn('orgId'),
    userId: idIn('userId'),
    costCenter: (params.get('costCenter') ?? '').slice(0, 50),
  };
}

/** The rows of a statement; search, order and page stand in the address. */
export function StatementItems({
  checkId,
  disputeStates,
  ...marking
}: Omit<ItemTableProps, 'items'> & { checkId: string; disputeStates: DisputeState[] | undefined }) {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const isByFee = params.get('sort') === 'fee';
  const owner = ownerIn(params);
  const items = useQuery(
    itemsQuery({ checkId, disputeStates, searchKey: searchKey || undefined, isByFee, owner, pageIndex }),
  );
  const isFiltered = searchKey !== '' || ownerNames.some((name) => owner[name] !== '');
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="搜索对账明细"
          placeholder="订单号 / 采购单号 / 商品"
          searchKey={searchKey}
          onSearch={(key) => change({ searchKey: key })}
          className={styles.search}
        />
        <div className={styles.choices}>
          <OwnerFilters checkId={checkId} owner={owner} onChange={(name, value) => change({ [name]: value })} />
          <Select
            label="明细排序"
            value={isByFee ? 'fee' : ''}
            options={[{ value: 'fee', label: '按金额' }]}
            placeholder="按日期"
            onChange={(sort) => change({ sort })}
          />
        </div>
      </div>
      <QueryState
        query={items}
        skeleton={
          <Loading className={styles.bones}>
            <Skeleton height={40} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Loading>
        }
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          <EmptyState title={isFiltered ? '没有符合条件的明细' : disputeStates ? '没有这类明细' : '本单没有明细'} />
        }
      >
        {({ resultData, totalCount, pageSize, matchingFee }) => (
          <>
            <ItemTable items={resultData} {...marking} />
            <div className={styles.foot}>
              <span>
                共 {totalCount} 行，合计 <Price fen={matchingFee} tone="plain" />
              </span>
              <Pagination pageIndex={pageIndex} pageSize={pageSize} totalCount={totalCount} onChange={toPage} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
