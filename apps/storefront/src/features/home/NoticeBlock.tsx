import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { noticePath, noticesQuery } from '../help/index.ts';
import styles from './NoticeBlock.module.css';

type Options = Extract<TemplateBlock, { type: 'notice' }>['options'];

/** The newest notices as a strip; nothing where there is none. */
export function NoticeBlock({ options: { title, count } }: { options: Options }) {
  const { data } = useQuery(noticesQuery());
  const shown = data?.resultData.slice(0, count) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map(({ noticeId, noticeTitle, beginTime }) => (
          <li key={noticeId}>
            <Link to={noticePath(noticeId)}>{noticeTitle}</Link>
            <time dateTime={beginTime.slice(0, 10)}>{beginTime.slice(5, 10)}</time>
          </li>
        ))}
      </ul>
      <Link to={noticePath('')} className={styles.all} aria-label={`全部${title}`}>
        全部
        <IconChevronRight size={16} />
      </Link>
    </section>
  );
}
