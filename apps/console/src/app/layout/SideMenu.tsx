import { menuLinesOf, type MenuLine } from '@jicai/domain/shop-side/console-menu.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { type Self, selfQuery } from '../self.queries.ts';
import { shop } from '../shop.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { ShopMark } from './ShopMark.tsx';
import { type MenuCount, useFollowedMenuCounts } from './use-menu-counts.ts';
import styles from './SideMenu.module.css';

const sideName = (self: Self | undefined) => self?.supplierName || '运营后台';

/** The functions a person holds, in groups; between 768 and 1199 px, and beside the studio, icons alone. */
export function SideMenu() {
  const { data: self } = useQuery(selfQuery());
  const lines = menuLinesOf(new Set(self?.permissions));
  const [, first = ''] = useLocation().pathname.split('/');
  const countOf = useFollowedMenuCounts();
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <nav className={styles.side} aria-label="主菜单">
      <div className={styles.shop}>
        <ShopMark />
        <span className={styles.name}>
          <b>{shop.name}</b>
          <small title={self?.supplierName}>{sideName(self)}</small>
        </span>
      </div>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          {group && <p className={styles.heading}>{group}</p>}
          {lines
            .filter((line) => line.group === group)
            .map((line) => (
              <MenuLink key={line.head} line={line} isHere={pathsOf(line).includes(first)} {...sumOf(line, countOf)} />
            ))}
        </div>
      ))}
    </nav>
  );
}

const pathsOf = ({ path, parts }: MenuLine): string[] => [path, ...parts.map((part) => part.path)];

/** What waits behind a line is what waits behind all its parts. */
function sumOf(line: MenuLine, countOf: (path: string) => MenuCount): MenuCount {
  const counts = [...new Set(pathsOf(line))].map(countOf);
  return { count: counts.reduce((sum, { count }) => sum + count, 0), isHot: counts.some(({ isHot }) => isHot) };
}

function MenuLink({
  line: { path, name, head },
  isHere,
  count,
  isHot,
}: { line: MenuLine; isHere: boolean } & MenuCount) {
  return (
    <Link to={`/${path}`} className={styles.entry} title={name} aria-current={isHere ? 'page' : undefined}>
      <MenuIcon path={head} size={18} />
      <span>{name}</span>
      {count > 0 && <em className={cx(isHot && styles.hot)}>{count > 999 ? '999+' : count}</em>}
    </Link>
  );
}
