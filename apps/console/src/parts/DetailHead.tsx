import { IconChevronLeft } from '@jicai/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './DetailHead.module.css';

/** The head of a page about one thing: the way back, its name with a mark, the facts in a line, its acts at the right. */
export function DetailHead({
  back,
  title,
  mark,
  facts,
  children,
}: {
  back: { to: string; label: string };
  title: string;
  mark: ReactNode;
  facts: readonly string[];
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <Link to={back.to} className={styles.back} aria-label={back.label}>
        <IconChevronLeft size={18} />
      </Link>
      <div className={styles.words}>
        <div className={styles.line}>
          {/* Which record this is; the titles of lists stand in the bar on phones. */}
          <h1 data-names-record>{title}</h1>
          {mark}
        </div>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {children}
    </header>
  );
}
