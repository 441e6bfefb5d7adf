import { IconDownload } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronDown } from '@jicai/ui/icons/icons.tsx';
import { IconLogout } from '@jicai/ui/icons/logout-icon.tsx';
import { IconLock } from '@jicai/ui/icons/page-icons.tsx';
import { signOut } from '@jicai/web/session/sign-out.ts';
import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { NewsBell } from '../../features/news/index.ts';
import { paths } from '../paths.ts';
import { selfQuery } from '../self.queries.ts';
import { FindButton } from './FindButton.tsx';
import { ShopMark } from './ShopMark.tsx';
import styles from './TopBar.module.css';

/** Title of the page at the left; at the right who is signed in, with what he may do with his own account. */
export function TopBar({ title }: { title: string }) {
  const { data: self } = useQuery(selfQuery());
  const navigate = useNavigate();
  const items = [
    { key: 'exports', label: '导出任务', icon: <IconDownload size={16} /> },
    { key: 'password', label: '修改密码', icon: <IconLock size={16} /> },
    { key: 'leave', label: '退出登录', icon: <IconLogout size={16} /> },
  ];
  const choose = ({ key }: { key: string }) => {
    if (key === 'exports') void navigate(paths.exports);
    else if (key === 'password') void navigate(paths.password);
    else void signOut();
  };
  return (
    <header className={styles.bar}>
      <span className={styles.mark}>
        <ShopMark />
      </span>
      <p className={styles.title}>{title}</p>
      <FindButton />
      <NewsBell />
      <Dropdown menu={{ items, onClick: choose }} trigger={['click']} placement="bottomRight">
        <button type="button" className={styles.me} aria-label="我的账号">
          <span className={styles.letter} aria-hidden="true">
            {self?.userName.slice(0, 1)}
          </span>
          <span className={styles.who}>
            {self?.userName} · {self?.roleNames.join('、') || '未分配角色'}
          </span>
          <IconChevronDown size={16} />
        </button>
      </Dropdown>
    </header>
  );
}
