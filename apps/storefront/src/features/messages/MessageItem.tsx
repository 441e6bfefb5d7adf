import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { messageKinds } from '@jicai/domain/shop/messages.ts';
import { ListCard } from '@jicai/ui/lists/ListCard.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { Link } from 'react-router';
import type { Message } from './messages.queries.ts';
import styles from './MessagesPage.module.css';

/** One message; opening what it is about counts as reading it. */
export function MessageItem({ message, onRead }: { message: Message; onRead: () => void }) {
  const { kind, title, content, linkUrl, isRead, createTime } = message;
  return (
    <ListCard
      isDense
      head={
        <>
          {!isRead && (
            <span className={styles.dot}>
              <span className="sr">未读</span>
            </span>
          )}
          {isRead ? <span>{title}</span> : <b>{title}</b>}
          <Tag>{messageKinds[kind]}</Tag>
          <time className={styles.time}>{minuteTime(createTime)}</time>
        </>
      }
      actions={
        <span className={styles.acts}>
          {linkUrl && (
            <Link
              to={linkUrl}
              className={cx(styles.button, 'hit')}
              onClick={isRead ? undefined : onRead}
              aria-label={`查看：${title}`}
            >
              查看
            </Link>
          )}
          {!isRead && (
            <WriteButton className={styles.button} onClick={onRead} aria-label={`标为已读：${title}`}>
              标为已读
            </WriteButton>
          )}
        </span>
      }
    >
      <p className={styles.text}>{content}</p>
    </ListCard>
  );
}
