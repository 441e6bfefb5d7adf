import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type Added, forgetAdded, holdAdded, letAddedGo } from './added.ts';
import styles from './AddedNote.module.css';

/** 已加入 5 盒 · 去购物车, at the button that was pressed; on phones at the foot of the page. */
export function AddedNote({ added: { qty, unitName, at } }: { added: Added }) {
  const { pathname } = useLocation();
  const [shownOn] = useState(pathname);
  // Its button is gone with its page: on the next one it would stand anywhere.
  const isLeft = pathname !== shownOn;
  useEffect(() => {
    if (isLeft) forgetAdded();
  }, [isLeft]);
  if (isLeft) return null;
  return (
    <output
      className={styles.note}
      style={{ right: `${document.documentElement.clientWidth - at.right}px`, top: `${at.top}px` }}
    >
      <IconCheck size={16} stroke={2} />
      已加入 {qty} {unitName}
      <Link
        to={paths.cart}
        className="hit"
        onClick={forgetAdded}
        onPointerEnter={holdAdded}
        onPointerLeave={letAddedGo}
        onFocus={holdAdded}
        onBlur={letAddedGo}
      >
        去购物车
      </Link>
    </output>
  );
}
