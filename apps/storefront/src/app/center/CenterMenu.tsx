import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@jicai/ui/icons/trade-icons.tsx';
import { Link } from 'react-router';
import type { CenterGroup } from './center-menu.ts';
import styles from './CenterMenu.module.css';
import { menuIcon } from './menu-icons.ts';
import { type MenuCount, useMenuCounts } from './use-menu-counts.ts';

/**
 * The left menu 用户中心. Narrow screens and a closed menu show icons with their names as tooltips; phones have the page 我的
 * instead. `current` is the path of the marked entry.
 */
export function CenterMenu({
  groups,
  current,
  isOpen,
  onToggle,
}: {
  groups: readonly CenterGroup[];
  current: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const counts = useMenuCounts();
  const Toggle = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <nav className={cx(styles.menu, !isOpen && styles.closed)} aria-label="用户中心">
      <div className={styles.head}>
        <span className={styles.name}>用户中心</span>
        <button
          type="button"
          className={styles.toggle}
          aria-label={isOpen ? '收起菜单' : '展开菜单'}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Toggle size={18} />
        </button>
      </div>
      {groups.map((group) => (
        <div key={group.path} className={styles.group}>
          <div className={styles.title}>{group.title}</div>
          <ul>
            {group.pages
              .filter((page) => !page.isHidden)
              .map(({ path, title, view }) => {
                const Icon = menuIcon(view);
                return (
                  <li key={path}>
                    <Link
                      to={path}
                      className={styles.link}
                      aria-current={path === current ? 'page' : undefined}
                      title={title}
                    >
                      <Icon size={18} />
                      <span className={styles.text}>{title}</span>
                      <Count value={counts[view]} />
                    </Link>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Its place while it is not known what it holds. */
export function MenuBones({ isOpen }: { isOpen: boolean }) {
  return (
    <div className={cx(styles.menu, styles.bones, !isOpen && styles.closed)}>
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} height={20} />
      ))}
    </div>
  );
}

function Count({ value }: { value: MenuCount | undefined }) {
  if (!value) return null;
  // Hidden from screen readers, so that the entry's name stays the same; the list itself shows the number too.
  return (
    <em className={cx(styles.count, value.isHot && styles.hot)} aria-hidden="true">
      {value.count > 999 ? '999+' : value.count}
    </em>
  );
}
