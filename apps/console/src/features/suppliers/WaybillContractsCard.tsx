import { numberedLogistics } from '@jicai/domain/tracking/waybill-contracts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './SupplierPage.module.css';
import { refreshSuppliers, type WaybillContract, waybillContractsQuery } from './suppliers.queries.ts';
import { WaybillContractDialog } from './WaybillContractDialog.tsx';

/** By which couriers a supplier is given waybill numbers (docs/domain/tracking.md §3). */
export function WaybillContractsCard({ supplierId }: { supplierId: string }) {
  const query = useQuery(waybillContractsQuery(supplierId));
  const [edited, setEdited] = useState<WaybillContract | 'new'>();
  const send = useWriteOnce((logisticsCode: string, requestId) =>
    post('/api/OpsTracking/DeleteContract', { data: { supplierId, logisticsCode, requestId } }),
  );
  const remove = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshSuppliers(),
  });
  const ask = async ({ logisticsCode, logisticsName }: WaybillContract) => {
    const isSure = await confirm({
      title: `删除${logisticsName}的面单账号？`,
      text: '已经取到的单号仍可发货，但不能再在这里取消。',
      okText: '删除',
    });
    if (isSure) remove.mutate(logisticsCode);
  };
  const taken = query.data?.contracts.map(({ logisticsCode }) => logisticsCode) ?? [];
  const free = numberedLogistics.filter(({ logisticsCode }) => !taken.includes(logisticsCode));
  return (
    <Card
      title="面单账号"
      note="发货时向快递公司取运单号"
      size="sm"
      isFlush
      extra={
        query.data && (
          <Button size="sm" onClick={() => setEdited('new')}>
            添加账号
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={96} />}>
        {({ contracts, hasService, senderFault }) =>
          contracts.length === 0 ? (
            <EmptyState title="还没有面单账号" hint="没有时，发货由人填写运单号" />
          ) : (
            <>
              {!hasService && (
                <p className={styles.line}>
                  <span>
                    现在取不到号：<Link to={paths.tracking}>物流跟踪</Link>里的快递100没有启用，或没有填写授权 secret。
                  </span>
                </p>
              )}
              {senderFault && <p className={styles.line}>现在取不到号：{senderFault}。</p>}
              {contracts.map((contract) => (
                <ContractLine
                  key={contract.logisticsCode}
                  contract={contract}
                  isBusy={remove.isPending}
                  onEdit={() => setEdited(contract)}
                  onRemove={() => void ask(contract)}
                />
              ))}
            </>
          )
        }
      </QueryState>
      {edited && (
        <WaybillContractDialog
          supplierId={supplierId}
          contract={edited === 'new' ? undefined : edited}
          free={free}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function ContractLine({
  contract: { logisticsName, values },
  isBusy,
  onEdit,
  onRemove,
}: {
  contract: WaybillContract;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { partnerId, net, tempId } = values;
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        {logisticsName} {partnerId}
        <small>{[net && `网点 ${net}`, tempId ? '出快递公司面单' : '只取单号'].filter(Boolean).join(' · ')}</small>
      </span>
      <Button look="text" size="sm" aria-label={`编辑${logisticsName}面单账号`} onClick={onEdit}>
        编辑
      </Button>
      <Button look="text" size="sm" aria-label={`删除${logisticsName}面单账号`} disabled={isBusy} onClick={onRemove}>
        删除
      </Button>
    </div>
  );
}
