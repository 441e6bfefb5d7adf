import { consoleMenuOf, type ConsoleFunction } from '@jicai/domain/shop-side/console-menu.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { type Self, selfQuery } from '../self.queries.ts';
import { shop } from '../shop.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { ShopMark } from './ShopMark.tsx';
import { type MenuCount, useMenuCounts } from './use-menu-counts.ts';
import styles from './SideMenu.module.css';

const sideName = (self: Self | undefined) => self?.supplierName || '运营后台';

/** The functions a person holds, in groups; between 768 and 1199 px icons alone. */
export function SideMenu() {
  const { data: self } = useQuery(selfQuery());
  const held = consoleMenuOf(new Set(self?.permissions));
  const countOf = useMenuCounts();
  const groups = [...new Set(held.map(({ group }) => group))];
  return (
    <nav className={styles.side} aria-label="主菜单">
      <div className={styles.shop}>
        <ShopMark />
        <span className={styles.name}>
          <b>{shop.name}</b>
          <small>{sideName(self)}</small>
        </span>
      </div>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          {group && <p className={styles.heading}>{group}</p>}
          {held
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <MenuLink key={entry.path} entry={entry} {...countOf(entry.path)} />
            ))}
        </div>
      ))}
    </nav>
  );
}

function MenuLink({ entry: { path, name }, count, isHot }: { entry: ConsoleFunction } & MenuCount) {
  return (
    <NavLink to={`/${path}`} className={styles.entry} title={name}>
      <MenuIcon path={path} size={18} />
      <span>{name}</span>
      {count > 0 && <em className={cx(isHot && styles.hot)}>{count > 999 ? '999+' : count}</em>}
    </NavLink>
  );
}
