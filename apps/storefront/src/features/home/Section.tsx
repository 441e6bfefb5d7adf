import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import type { ReactNode, Ref } from 'react';
import { SmartLink } from '../../app/SmartLink.tsx';
import styles from './Section.module.css';

/** A part of the home page: title, tabs, 更多, content. */
export function Section({
  title,
  note,
  tabs,
  moreUrl,
  children,
  ref,
}: {
  title: string;
  note?: string | undefined;
  tabs?: ReactNode;
  moreUrl?: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <section ref={ref} className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.tabs}>{tabs}</div>
        {moreUrl && (
          <SmartLink url={moreUrl} className={styles.more} aria-label={`更多${title}`}>
            更多
            <IconChevronRight size={16} />
          </SmartLink>
        )}
      </div>
      {children}
    </section>
  );
}
