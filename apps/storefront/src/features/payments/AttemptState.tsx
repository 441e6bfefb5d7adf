import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import styles from './PayPage.module.css';
import { TradeMessage } from './TradeMessage.tsx';

/** A page of payment before it has anything to show: still loading, unknown, or not reachable. */
export function AttemptState({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { error } = query;
  if (error instanceof Refusal && (error.code === errorCodes.notFound || error.code === errorCodes.badInput)) {
    return <TradeMessage title="没有找到这笔付款" hint="付款单号有误，或者不属于当前账号" />;
  }
  return (
    <div className={styles.page}>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void query.refetch()} />
      ) : (
        <Loading>
          <Skeleton height={460} radius={8} />
        </Loading>
      )}
    </div>
  );
}
