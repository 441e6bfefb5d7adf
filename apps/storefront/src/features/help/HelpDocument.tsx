import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconChevronLeft, IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { helpPath } from '../../app/paths.ts';
import styles from './HelpPage.module.css';
import { docQuery, docTreeQuery } from './help.queries.ts';
import { RichContent } from './RichContent.tsx';

/** One help document with the ways to its neighbours; an unknown one says so. */
export function HelpDocument({ docId }: { docId: string }) {
  const doc = useQuery(docQuery(docId));
  const { data: tree } = useQuery(docTreeQuery());
  const titleOf = (id: string) => {
    const found = tree?.flatMap(({ children }) => children).find((one) => one.docId === id);
    return found ? `：${found.docTitle}` : '';
  };
  if (doc.error instanceof Refusal && doc.error.code !== errorCodes.busy) {
    return (
      <EmptyState
        className={styles.page}
        title="暂无内容"
        hint="文档可能已被移除，请从目录选择其他文档。"
        headingLevel={1}
      />
    );
  }
  return (
    <QueryState query={doc} skeleton={<DocumentSkeleton />}>
      {({ docTitle, content, editTime, prevDocId, nextDocId }) => (
        <article className={styles.page}>
          <h1>{docTitle}</h1>
          <p className={styles.time}>更新于 {editTime.slice(0, 10)}</p>
          <RichContent html={content} />
          <nav className={styles.around} aria-label="上一篇和下一篇">
            {prevDocId && (
              <Link to={helpPath(prevDocId)}>
                <IconChevronLeft size={16} />
                <span>上一篇{titleOf(prevDocId)}</span>
              </Link>
            )}
            {nextDocId && (
              <Link to={helpPath(nextDocId)} className={styles.next}>
                <span>下一篇{titleOf(nextDocId)}</span>
                <IconChevronRight size={16} />
              </Link>
            )}
          </nav>
        </article>
      )}
    </QueryState>
  );
}

export function DocumentSkeleton() {
  return (
    <Loading className={styles.page}>
      <Skeleton width="40%" height={28} />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width={`${96 - row * 7}%`} className={styles.bone} />
      ))}
    </Loading>
  );
}
