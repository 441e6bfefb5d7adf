import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { endSession, useSession } from '@jicai/web/session/session.ts';
import { useNow } from '@jicai/web/time/use-now.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerFileAddress } from './customer-file-address.ts';
import styles from './ViewingBar.module.css';
import { viewingQuery } from './viewing.queries.ts';

/** Says on every page whose shop this is, that nothing can be done in it, and how long it lasts; 退出 leads back to the file. */
export function ViewingBar() {
  const { customerName, userName, customerId } = useSession();
  const { data } = useQuery(viewingQuery());
  const leave = useMutation({
    mutationFn: () => post('/api/OpsCustomer/EndViewing', {}),
    onSettled: () => {
      endSession();
      window.location.assign(customerFileAddress(customerId));
    },
  });
  return (
    <aside className={styles.bar} aria-label="查看客户所见">
      <p className={styles.who}>
        正在查看 <b>{customerName}</b> {userName} 看到的商城
      </p>
      <p className={styles.note}>只能查看，不能操作{data && <TimeLeft endsAtMs={data.endsAtMs} />}</p>
      <Button size="sm" className={styles.leave} isBusy={leave.isPending} onClick={() => leave.mutate()}>
        退出
      </Button>
    </aside>
  );
}

/** Counts down to the end, and ends the session in this browser with it. */
function TimeLeft({ endsAtMs }: { endsAtMs: number }) {
  const leftSec = Math.max(0, Math.ceil((endsAtMs - useNow()) / 1000));
  useEffect(() => {
    if (leftSec > 0) return;
    endSession();
    queryClient.clear();
    toast.info('查看已到时间');
  }, [leftSec]);
  const seconds = String(leftSec % 60).padStart(2, '0');
  return <span className={styles.time}>，{`${Math.floor(leftSec / 60)}:${seconds}`} 后自动结束</span>;
}
