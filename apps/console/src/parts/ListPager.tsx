import { Pagination } from 'antd';
import styles from './ListPager.module.css';

/** Which part of a list is shown, and the way to the others. */
export function ListPager({
  totalCount,
  isCapped,
  pageIndex,
  pageSize,
  isOfOneSize = false,
  onChange,
}: {
  totalCount: number;
  /** There are more than were counted. */
  isCapped: boolean;
  /** 1-based. */
  pageIndex: number;
  pageSize: number;
  /** Its pages have no other length. */
  isOfOneSize?: boolean;
  onChange: (pageIndex: number, pageSize: number) => void;
}) {
  if (totalCount === 0) return null;
  const from = (pageIndex - 1) * pageSize + 1;
  return (
    <div className={styles.pager}>
      <span>
        共 {totalCount.toLocaleString('zh-CN')}
        {isCapped && '+'} 条，第 {from}–{Math.min(from + pageSize - 1, totalCount)} 条
      </span>
      <Pagination
        current={pageIndex}
        pageSize={pageSize}
        total={totalCount}
        showSizeChanger={!isOfOneSize}
        pageSizeOptions={[20, 50, 100]}
        onChange={onChange}
      />
    </div>
  );
}
