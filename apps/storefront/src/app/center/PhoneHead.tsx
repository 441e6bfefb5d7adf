import { IconChevronLeft, IconSearch } from '@jicai/ui/icons/icons.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '../layouts/SearchBox.tsx';
import { paths } from '../paths.ts';
import styles from './PhoneHead.module.css';
import { useCenterPage } from './use-center-page.ts';

/**
 * Phones: the header of a page of the centre. Back from a detail page to the list it belongs to, from every other page to 我的; the title; and
 * the shop's search, which takes the row while it is open.
 */
export function PhoneHead() {
  const { pathname } = useLocation();
  return <Row key={pathname} pathname={pathname} />;
}

function Row({ pathname }: { pathname: string }) {
  const { groups, page, fixed } = useCenterPage(pathname);
  const [isSearching, setIsSearching] = useState(false);
  const row = useRef<HTMLElement>(null);
  const list = groups.flatMap(({ pages }) => pages).find(({ path }) => path === fixed?.under);
  // A page may have two addresses (我的审批): the way back does not lead to the other.
  const back = list && list.title !== fixed?.title ? list : { path: paths.mine, title: '我的' };
  const search = () => {
    // At once: a phone opens its keys only for a field that gets the focus while the finger is down.
    flushSync(() => setIsSearching(true));
    row.current?.querySelector('input')?.focus();
  };
  return (
    <header ref={row} className={styles.head}>
      {isSearching ? (
        <>
          <button type="button" className={styles.icon} aria-label="关闭搜索" onClick={() => setIsSearching(false)}>
            <IconChevronLeft size={24} />
          </button>
          <SearchBox look="phone" />
        </>
      ) : (
        <>
          <Link to={back.path} className={styles.icon} aria-label={`返回${back.title}`}>
            <IconChevronLeft size={24} />
          </Link>
          {/* The page has the same words as its heading. */}
          <b className={styles.title} aria-hidden="true">
            {page?.title ?? fixed?.title}
          </b>
          <button type="button" className={styles.icon} aria-label="搜索商品" onClick={search}>
            <IconSearch size={22} />
          </button>
        </>
      )}
    </header>
  );
}
