import { consoleMenuOf } from '@jicai/domain/shop-side/console-menu.ts';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { selfQuery } from '../self.queries.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './PhoneTabs.module.css';

const most = 4;

/** On phones the first functions stand under the thumb. */
export function PhoneTabs() {
  const { data: self } = useQuery(selfQuery());
  const held = consoleMenuOf(new Set(self?.permissions)).slice(0, most);
  return (
    <nav className={styles.tabs} aria-label="常用功能">
      {held.map(({ path, name }) => (
        <NavLink key={path} to={`/${path}`} className={styles.tab}>
          <MenuIcon path={path} size={22} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
