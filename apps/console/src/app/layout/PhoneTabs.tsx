import { consoleMenuOf } from '@jicai/domain/shop-side/console-menu.ts';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { IconMenu2 } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { selfQuery } from '../self.queries.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './PhoneTabs.module.css';
import { type MenuCount, useMenuCounts } from './use-menu-counts.ts';

const most = 4;

/** On phones the first functions stand under the thumb, all of them behind one tab more. */
export function PhoneTabs() {
  const { data: self } = useQuery(selfQuery());
  const [isOpen, setOpen] = useState(false);
  const countOf = useMenuCounts();
  const held = consoleMenuOf(new Set(self?.permissions));
  return (
    <>
      <nav className={styles.tabs} aria-label="常用功能">
        {held.slice(0, most).map(({ path, name }) => (
          <NavLink key={path} to={`/${path}`} className={styles.tab}>
            <MenuIcon path={path} size={22} />
            {name}
            <Waiting {...countOf(path)} />
          </NavLink>
        ))}
        {held.length > most && (
          <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <IconMenu2 size={22} />
            更多
          </button>
        )}
      </nav>
      {isOpen && (
        <Dialog title="全部功能" side="bottom" onClose={() => setOpen(false)}>
          <ul className={styles.all}>
            {held.map(({ path, name }) => (
              <li key={path}>
                <NavLink to={`/${path}`} className={styles.entry} onClick={() => setOpen(false)}>
                  <MenuIcon path={path} size={24} />
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** How much waits behind a tab, red where something is late. */
const Waiting = ({ count, isHot }: MenuCount) =>
  count > 0 && <em className={cx(styles.count, isHot && styles.hot)}>{count > 99 ? '99+' : count}</em>;
