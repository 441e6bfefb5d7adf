import { IconChevronLeft } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { CenterGroup } from './center-menu.ts';
import styles from './PhoneBack.module.css';

/** Phones: from a detail page back to the list it belongs to, from every other page to 我的. */
export function PhoneBack({
  groups,
  detail,
}: {
  groups: readonly CenterGroup[];
  /** The page, if the menu has no entry for it. */
  detail: { under: string; title: string } | undefined;
}) {
  const list = groups.flatMap(({ pages }) => pages).find(({ path }) => path === detail?.under);
  // A page may have two addresses (我的审批): the way back does not lead to the other.
  const isList = list?.title === detail?.title;
  return (
    <Link to={list && !isList ? list.path : paths.mine} className={styles.back}>
      <IconChevronLeft size={20} />
      {list && !isList ? list.title : '我的'}
    </Link>
  );
}
