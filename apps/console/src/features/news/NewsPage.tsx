import { messageKinds } from '@jicai/domain/shop/messages.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListCard } from '../../parts/ListCard.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { markRead, type Message, messagesQuery, unreadQuery } from './news.queries.ts';
import styles from './NewsPage.module.css';
import { NewsSettings } from './NewsSettings.tsx';

/** /news: what waited for the user, the newest first; opening one marks it as read. */
export function NewsPage() {
  const { params, pageIndex, pageSize, change, toPage } = useConsoleList();
  const view = params.get('view') === 'unread' ? 'unread' : 'all';
  const query = useQuery(messagesQuery({ isUnread: view === 'unread', pageIndex, pageSize }));
  const { data: unread = 0 } = useQuery(unreadQuery());
  const readAll = useMutation({ mutationFn: () => markRead() });
  const [isSetting, setIsSetting] = useState(false);
  return (
    <>
      <PageHead title="消息">
        <span className={styles.acts}>
          <Button disabled={unread === 0} isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
            全部已读
          </Button>
          <Button onClick={() => setIsSetting(true)}>提醒设置</Button>
        </span>
      </PageHead>
      <ListCard
        label="消息"
        tabs={{
          views: [
            { key: 'all', label: '全部' },
            { key: 'unread', label: '未读', count: unread },
          ],
          view,
          onView: (next) => change({ view: next }),
        }}
      >
        <QueryState
          query={query}
          skeleton={
            <Loading className={styles.bones}>
              <Skeleton height={56} />
              <Skeleton height={56} />
              <Skeleton height={56} />
            </Loading>
          }
        >
          {({ resultData }) =>
            resultData.length === 0 ? (
              <EmptyState title={view === 'unread' ? '没有未读消息' : '还没有消息'} />
            ) : (
              <ul className={styles.list}>
                {resultData.map((message) => (
                  <Row key={message.messageId} message={message} />
                ))}
              </ul>
            )
          }
        </QueryState>
        <ListPager
          totalCount={query.data?.totalCount ?? 0}
          isCapped={false}
          pageIndex={pageIndex}
          pageSize={pageSize}
          onChange={toPage}
        />
      </ListCard>
      {isSetting && <NewsSettings onClose={() => setIsSetting(false)} />}
    </>
  );
}

function Row({ message }: { message: Message }) {
  const { messageId, kind, title, content, linkUrl, isRead, createTime } = message;
  const words = (
    <>
      <span className={styles.title}>
        <b>{title}</b>
        <Tag>{messageKinds[kind]}</Tag>
      </span>
      <span className={styles.content}>{content}</span>
      <time>{shortTime(createTime)}</time>
    </>
  );
  const look = cx(styles.row, !isRead && styles.unread);
  return (
    <li>
      {linkUrl ? (
        <Link to={linkUrl} className={look} onClick={() => void (isRead || markRead([messageId]))}>
          {words}
        </Link>
      ) : (
        <div className={look}>{words}</div>
      )}
    </li>
  );
}
