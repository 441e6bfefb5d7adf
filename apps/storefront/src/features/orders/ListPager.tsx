import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { type ListAddress, pageSizes } from './list-address.ts';
import styles from './OrderList.module.css';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} 单 / 页` }));

/** Pages of a list and how long they are. */
export function ListPager({
  address: { pageIndex, pageSize },
  totalCount,
  isCapped,
  onChange,
}: {
  address: ListAddress;
  totalCount: number;
  isCapped: boolean;
  onChange: (part: Partial<ListAddress>) => void;
}) {
  if (totalCount <= pageSizes[0]) return null;
  return (
    <div className={styles.pager}>
      <span className={styles.total}>
        共 {totalCount}
        {isCapped && '+'} 单
      </span>
      <Pagination
        pageIndex={pageIndex}
        pageSize={pageSize}
        totalCount={totalCount}
        onChange={(page) => onChange({ pageIndex: page })}
      />
      <Select
        label="每页订单数"
        value={String(pageSize)}
        options={options}
        onChange={(size) => onChange({ pageSize: Number(size) })}
        className={styles.size}
      />
    </div>
  );
}
