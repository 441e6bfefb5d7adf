import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userInfoQuery } from '../user-info.queries.ts';
import { paths } from '../paths.ts';
import styles from './Center.module.css';

/**
 * A notice above the cart and every page of the centre while the user still has the password that somebody else gave
 * him: until he changes it, he may only read.
 */
export function FirstPasswordNotice({ pathname }: { pathname: string }) {
  const { data: user } = useQuery(userInfoQuery());
  if (!user?.mustChangePwd) return null;
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
