import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { ItemHead } from './ItemHead.tsx';
import { ItemCells } from './ItemRow.tsx';
import itemStyles from './ItemRow.module.css';
import tableStyles from './ItemTable.module.css';
import styles from './UnbilledRows.module.css';
import { unbilledQuery } from './statements.queries.ts';

/** What was received and stands on no statement yet: nothing can be disputed or paid here, only seen. */
export function UnbilledRows({ pageIndex, onPage }: { pageIndex: number; onPage: (pageIndex: number) => void }) {
  const list = useQuery(unbilledQuery(pageIndex));
  return (
    <PagedRows
      query={list}
      pageIndex={pageIndex}
      onPage={onPage}
      empty={<EmptyState title="没有未出账的收货" hint="账期订单收货后列在这里，直到出账" />}
    >
      {({ resultData, sumFee, totalCount }) => (
        <>
          <ListTable className={tableStyles.table}>
            <ItemHead />
            <tbody>
              {resultData.map((item) => (
                <tr key={item.checkItemId} className={itemStyles.row}>
                  <ItemCells item={item} />
                </tr>
              ))}
            </tbody>
          </ListTable>
          <p className={styles.sum}>
            共 {totalCount} 行，合计 <Price fen={sumFee} tone="plain" />
          </p>
        </>
      )}
    </PagedRows>
  );
}
