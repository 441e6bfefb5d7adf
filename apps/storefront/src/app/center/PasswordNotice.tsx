import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './PasswordNotice.module.css';

/** That nothing can be done before the password is the user's own; the page on which it becomes so needs no way to itself. */
export function PasswordNotice({ pathname }: { pathname: string }) {
  return (
    <Notice tone="warn" className={styles.notice}>
      您正在使用初始密码，修改后才能下单和办理其他业务。
      {pathname !== paths.revisePwd && (
        <Link to={paths.revisePwd} className={styles.go}>
          修改密码
        </Link>
      )}
    </Notice>
  );
}
