import { messageKinds } from '@jicai/domain/messages.ts';
import { cx } from '@jicai/ui/cx.ts';
import { Tag } from '@jicai/ui/Tag.tsx';
import { Link } from 'react-router';
import type { Message } from './messages.queries.ts';
import styles from './MessagesPage.module.css';

/** One message; opening what it is about counts as reading it. */
export function MessageItem({ message, onRead }: { message: Message; onRead: () => void }) {
  const { kind, title, content, linkUrl, isRead, createTime } = message;
  return (
    <li className={cx(styles.item, !isRead && styles.unread)}>
      <div className={styles.words}>
        <div className={styles.line}>
          {!isRead && (
            <span className={styles.dot}>
              <span className="sr">未读</span>
            </span>
          )}
          <b>{title}</b>
          <Tag>{messageKinds[kind]}</Tag>
          <time className={styles.time}>{createTime}</time>
        </div>
        <p className={styles.text}>{content}</p>
      </div>
      <div className={styles.buttons}>
        {linkUrl && (
          <Link to={linkUrl} onClick={isRead ? undefined : onRead} aria-label={`查看：${title}`}>
            查看
          </Link>
        )}
        {!isRead && (
          <button type="button" onClick={onRead} aria-label={`标为已读：${title}`}>
            标为已读
          </button>
        )}
      </div>
    </li>
  );
}
