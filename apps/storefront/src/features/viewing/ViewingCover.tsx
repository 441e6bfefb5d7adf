import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '@jicai/web/session/session.ts';
import { paths } from '../../app/paths.ts';
import { customerFileAddress } from './customer-file-address.ts';
import styles from './ViewingCover.module.css';

/** In the place of a page that is not shown, and of every page once the viewing has ended. */
export function ViewingCover({ isOver }: { isOver: boolean }) {
  // The session is forgotten when it ends; the way back to the file is not.
  const [customerId] = useState(useSession((session) => session.customerId));
  return (
    <main className={styles.cover}>
      {isOver ? (
        <EmptyState
          title="本次查看已结束"
          hint="需要时可以在客户档案里重新开始。"
          headingLevel={1}
          action={
            <a className={buttonClass({ look: 'fill' })} href={customerFileAddress(customerId)}>
              回到后台
            </a>
          }
        />
      ) : (
        <EmptyState
          title="查看客户所见时不打开这一页"
          hint="登录、结算、支付和密码页面只有客户自己能用。"
          headingLevel={1}
          action={
            <Link className={buttonClass({ look: 'fill' })} to={paths.home}>
              回到首页
            </Link>
          }
        />
      )}
    </main>
  );
}
