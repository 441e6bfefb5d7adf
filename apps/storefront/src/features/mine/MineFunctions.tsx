import { IconHeadset } from '@jicai/ui/icons/icons.tsx';
import { Link } from 'react-router';
import type { CenterGroup } from '../../app/center/center-menu.ts';
import { menuIcon } from '../../app/center/menu-icons.ts';
import { paths } from '../../app/paths.ts';
import styles from './MineFunctions.module.css';

/** Every page of the menu as an icon, in its order, and the help. */
export function MineFunctions({ groups }: { groups: readonly CenterGroup[] }) {
  const pages = groups.flatMap((group) => group.pages).filter(({ isHidden }) => !isHidden);
  return (
    <nav className={styles.functions} aria-label="用户中心">
      <h2>全部功能</h2>
      <ul>
        {pages.map(({ path, title, view }) => {
          const Icon = menuIcon(view);
          return (
            <li key={path}>
              <Link to={path}>
                <Icon size={24} />
                {title}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={paths.help}>
            <IconHeadset size={24} />
            帮助中心
          </Link>
        </li>
      </ul>
    </nav>
  );
}
