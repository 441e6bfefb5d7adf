import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useQuery } from '@tanstack/react-query';
import { DocumentSkeleton } from './HelpDocument.tsx';
import styles from './HelpPage.module.css';
import { noticeQuery } from './help.queries.ts';
import { RichContent } from './RichContent.tsx';

/** One notice; one that is over says so. */
export function NoticeDocument({ noticeId }: { noticeId: string }) {
  const notice = useQuery({ ...noticeQuery(noticeId), enabled: noticeId !== '' });
  if (noticeId === '' || notice.error instanceof Refusal) {
    return (
      <EmptyState className={styles.page} title="没有这条公告" hint="它可能已经过期，请从目录选择。" headingLevel={1} />
    );
  }
  return (
    <QueryState query={notice} skeleton={<DocumentSkeleton />}>
      {({ noticeTitle, content, beginTime }) => (
        <article className={styles.page}>
          <h1>{noticeTitle}</h1>
          <p className={styles.time}>{minuteTime(beginTime)}</p>
          <RichContent html={content} />
        </article>
      )}
    </QueryState>
  );
}
