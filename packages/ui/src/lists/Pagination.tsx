import { cx } from '../style/cx.ts';
import { IconChevronLeft, IconChevronRight } from '../icons/icons.tsx';
import styles from './Pagination.module.css';

/** Page numbers around the current one, with gaps as null: 1 … 4 5 6 … 20. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3, 4]) shown.add(page);
  if (current >= count - 2) for (const page of [count - 3, count - 2, count - 1]) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, at) => (at > 0 && page - (pages[at - 1] ?? 0) > 1 ? [null, page] : [page]));
}

/** Pages of a list (1-based). Draws nothing when there is one page. */
export function Pagination({
  pageIndex,
  pageSize,
  totalCount,
  onChange,
  className,
}: {
  pageIndex: number;
  pageSize: number;
  totalCount: number;
  onChange: (pageIndex: number) => void;
  className?: string;
}) {
  const count = Math.ceil(totalCount / pageSize);
  if (count <= 1) return null;
  return (
    <nav className={cx(styles.pager, className)} aria-label="分页">
      <button type="button" aria-label="上一页" disabled={pageIndex <= 1} onClick={() => onChange(pageIndex - 1)}>
        <IconChevronLeft size={16} />
      </button>
      {pageNumbers(pageIndex, count).map((page, at) =>
        page === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no other identity
          <span key={`gap${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={`第 ${page} 页`}
            aria-current={page === pageIndex ? 'page' : undefined}
            onClick={() => onChange(page)}
          >
            {page}
          </button>
        ),
      )}
      <button type="button" aria-label="下一页" disabled={pageIndex >= count} onClick={() => onChange(pageIndex + 1)}>
        <IconChevronRight size={16} />
      </button>
    </nav>
  );
}
