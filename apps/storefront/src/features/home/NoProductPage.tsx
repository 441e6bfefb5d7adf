import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './MessagePage.module.css';

/** /error: the product asked for is hidden, sold out for good or unknown (spec section 2). */
export function NoProductPage() {
  return (
    <EmptyState
      className={styles.page}
      art="search"
      headingLevel={1}
      title="暂无商品信息"
      hint="商品可能已下架或被移除，换个关键词再找找看。"
      action={
        <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
          返回首页
        </Link>
      }
    />
  );
}
