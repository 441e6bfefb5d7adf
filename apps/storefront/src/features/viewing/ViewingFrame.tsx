import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useSession } from '@jicai/web/session/session.ts';
import { paths } from '../../app/paths.ts';
import { ViewingBar } from './ViewingBar.tsx';
import { ViewingCover } from './ViewingCover.tsx';
import styles from './ViewingFrame.module.css';

/** Where money and passwords are dealt with: the server refuses their calls, so they are not opened at all. */
const closed: readonly string[] = [
  paths.login,
  paths.register,
  paths.settlement,
  paths.cashier,
  paths.alipay,
  paths.weChat,
  paths.paySuccess,
  paths.revisePwd,
];

/**
 * Over every page while an operator sees the shop as a customer (docs/domain/accounts.md §9): the banner above it, and a
 * cover over what is not shown and over everything once the viewing has ended.
 */
export function ViewingFrame() {
  const { pathname } = useLocation();
  const isOver = useSession((session) => session.token === '');
  const isCovered = isOver || closed.includes(pathname);
  useFramedPage(pathname, isCovered);
  return createPortal(
    <>
      {!isOver && <ViewingBar />}
      {isCovered && <ViewingCover isOver={isOver} />}
    </>,
    place,
  );
}

/** Before the page, for the eye and for the keyboard. */
const place = document.createElement('div');

/** The page scrolls below the banner, so that what sticks to its top does not slip under it. */
function useFramedPage(pathname: string, isCovered: boolean) {
  useEffect(() => {
    document.body.prepend(place);
    if (styles.framed) document.body.classList.add(styles.framed);
  }, []);
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root) root.inert = isCovered;
  }, [isCovered]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('#root')?.scrollTo(0, 0);
  }, [pathname]);
}
