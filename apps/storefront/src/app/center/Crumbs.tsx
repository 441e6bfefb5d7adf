import { IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './Crumbs.module.css';

interface Place {
  label: string;
  /** Absent: a heading of the menu that is no page. */
  to?: string;
}

/** The breadcrumbs of a page of the centre. Not shown on phones, whose bar has a link back. */
export function Crumbs({ trail, here }: { trail: readonly Place[]; here: string }) {
  return (
    <nav className={styles.crumbs} aria-label="当前位置">
      {trail.map(({ label, to }) => (
        <Fragment key={label}>
          {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          <IconChevronRight size={14} />
        </Fragment>
      ))}
      <b aria-current="page">{here}</b>
    </nav>
  );
}
