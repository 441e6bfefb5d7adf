import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconDownload } from '@jicai/ui/icons/center-icons.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { type ListAddress, listFilter, noFilters } from './list-address.ts';
import { allOrders, type ListKind, myOrders } from './list-kinds.ts';

/** The orders behind the figures of a period, as those of their list are brought. */
export const PeriodExport = ({
  scope,
  isEmpty,
  ...period
}: { scope: 'my' | 'all'; isEmpty: boolean } & Pick<ListAddress, 'dateFrom' | 'dateTo' | 'orgId'>) => (
  <ExportButton
    kind={scope === 'all' ? allOrders : myOrders}
    address={{ ...noFilters, ...period, tab: '', pageIndex: 1, pageSize: 10 }}
    isEmpty={isEmpty}
  />
);

/** Brings the list as it is filtered as an XLSX file; for those who may. */
export function ExportButton({ address, kind, isEmpty }: { address: ListAddress; kind: ListKind; isEmpty: boolean }) {
  const { data: user } = useQuery(userInfoQuery());
  const run = useMutation({
    mutationFn: async () =>
      (await post('/api/ShopOrder/Export', { ...listFilter(address, kind), pageIndex: 1 })).resultData,
    onSuccess({ fileUrl, rowCount }) {
      toast.ok(`已导出 ${rowCount} 行订单明细`);
      saveFile(fileUrl);
    },
  });
  if (!user?.permissions.includes('order.export')) return null;
  return (
    <Button
      isBusy={run.isPending}
      disabled={isEmpty}
      title={isEmpty ? '没有可导出的订单' : undefined}
      onClick={() => run.mutate()}
    >
      <IconDownload size={16} />
      导出
    </Button>
  );
}
