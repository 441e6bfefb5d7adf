import { cx } from '@jicai/ui/style/cx.ts';
import { IconChevronDown, IconHeadset, IconMenu2 } from '@jicai/ui/icons/icons.tsx';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { rarePart } from '../rare-part.ts';
import { shopPath, SmartLink } from '../SmartLink.tsx';
import { useTemplate } from '../template.ts';
import {
  closeCategoryMenu,
  closeCategoryMenuSoon,
  keepCategoryMenu,
  type MenuPlace,
  openCategoryMenu,
  useCategoryMenu,
} from './category-menu.ts';
import styles from './NavBar.module.css';

const CategoryMenu = rarePart('categoryMenu');

/** 全部商品分类 with the mega-menu, the template's links, and the service line. */
export function NavBar() {
  const phone = useTemplate((template) => template.tempData?.topContent.servicePhone);
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <div className={cx('wrap', styles.row)}>
        <AllCategories hasChevron={pathname !== paths.home} />
        <NavLinks />
        {phone && (
          <span className={styles.phone}>
            <IconHeadset size={16} />
            客服 <b>{phone}</b>
          </span>
        )}
      </div>
    </div>
  );
}

/** The template's links. */
export function NavLinks({ isSlim = false }: { isSlim?: boolean }) {
  const links = useTemplate((template) => template.tempData?.topContent.navLinks);
  const { pathname } = useLocation();
  return (
    <nav className={cx(styles.links, isSlim && styles.slimLinks)} aria-label="主导航">
      {links?.map(({ title, url }) => (
        <SmartLink key={title + url} url={url} aria-current={shopPath(url) === pathname ? 'page' : undefined}>
          {title}
        </SmartLink>
      ))}
    </nav>
  );
}

/** Opens on hover, on keyboard focus and on tap; Esc, leaving it and a click elsewhere close it. */
export function AllCategories({ hasChevron, place = 'nav' }: { hasChevron: boolean; place?: MenuPlace }) {
  const panelId = useId();
  const first = useTemplate((template) => template.navCateData[0]?.categoryId);
  const isOpen = useCategoryMenu((menu) => menu.categoryId !== null && menu.place === place);
  const open = (byPointer: boolean) => first && openCategoryMenu(first, { place, byPointer });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes with the focus and by Esc
    <div
      className={styles.categories}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !useCategoryMenu.getState().byPointer)
          closeCategoryMenu();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.querySelector('button')?.focus();
        closeCategoryMenu();
      }}
    >
      <button
        type="button"
        className={cx(styles.all, place === 'slim' && styles.slim)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={(event) => event.pointerType === 'mouse' && open(true)}
        onPointerLeave={closeCategoryMenuSoon}
        onPointerMove={keepCategoryMenu}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && !isOpen && open(false)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.getElementById(panelId)?.querySelector('a')?.focus();
        }}
        onClick={(event) => {
          // A mouse has already opened it by hovering; a tap or Enter opens and closes it.
          const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
          if (isOpen && !isMouse) closeCategoryMenu();
          else open(isMouse);
        }}
      >
        <IconMenu2 size={18} stroke={2} />
        全部商品分类
        {hasChevron && <IconChevronDown size={16} className={styles.chevron} />}
      </button>
      {isOpen && <CategoryMenu panelId={panelId} place={place} />}
    </div>
  );
}
