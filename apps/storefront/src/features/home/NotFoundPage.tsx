import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './MessagePage.module.css';

/** /404 */
export function NotFoundPage() {
  return (
    <EmptyState
      className={styles.page}
      art="lost"
      headingLevel={1}
      title="页面不存在"
      hint="链接可能已失效，或者地址输入有误。"
      action={
        <>
          <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
            返回首页
          </Link>
          <Link to={paths.help} className={buttonClass({ look: 'ghost' })}>
            帮助中心
          </Link>
        </>
      }
    />
  );
}
