import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useTerms } from '../../app/self.queries.ts';
import { useStartViewing } from './use-start-viewing.ts';

/** Opens the shop as the customer's administrator sees it. */
export function ViewingButton({ customerId }: { customerId: string }) {
  const start = useStartViewing(customerId);
  const { viewingMinutes } = useTerms();
  return (
    <Button
      isBusy={start.isPending}
      title={`以企业管理员的身份打开商城，只能查看，${viewingMinutes} 分钟后结束，记入操作日志`}
      onClick={() => start.mutate(undefined)}
    >
      看客户所见
    </Button>
  );
}
