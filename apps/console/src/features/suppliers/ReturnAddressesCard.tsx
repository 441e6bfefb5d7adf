import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { ReturnAddressDialog } from './ReturnAddressDialog.tsx';
import { refreshSuppliers, type ReturnAddress, returnAddressesQuery } from './suppliers.queries.ts';
import styles from './SupplierPage.module.css';

/** Where goods of a supplier come back to; after-sales begin with the default one. */
export function ReturnAddressesCard({ supplierId }: { supplierId: string }) {
  const query = useQuery(returnAddressesQuery(supplierId));
  const [edited, setEdited] = useState<ReturnAddress | 'new'>();
  const mayEdit = useMay()('ops.return.address');
  const send = useWriteOnce((addressId: string, requestId) =>
    post('/api/OpsReturn/DeleteAddress', { data: { addressId, requestId } }),
  );
  const remove = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshSuppliers(),
  });
  const ask = async ({ addressId, receiver }: ReturnAddress) => {
    const isSure = await confirm({
      title: `删除 ${receiver} 的退货地址？`,
      text: '进行中的售后单不受影响。',
      okText: '删除',
    });
    if (isSure) remove.mutate(addressId);
  };
  return (
    <Card
      title="退货地址"
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <Button size="sm" onClick={() => setEdited('new')}>
            添加地址
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={96} />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState title="还没有退货地址" hint="没有时用供应商自己的地址" />
          ) : (
            addresses.map((address) => (
              <div key={address.addressId} className={styles.line}>
                <span className={styles.words}>
                  {address.receiver} {address.mobile}
                  <small>
                    {address.areaText} {address.address}
                  </small>
                </span>
                {address.isDefault && <Tag tone="brand">默认</Tag>}
                {mayEdit && (
                  <>
                    <Button
                      look="text"
                      size="sm"
                      aria-label={`编辑 ${address.receiver}`}
                      onClick={() => setEdited(address)}
                    >
                      编辑
                    </Button>
                    <Button
                      look="text"
                      size="sm"
                      aria-label={`删除 ${address.receiver}`}
                      disabled={remove.isPending}
                      onClick={() => void ask(address)}
                    >
                      删除
                    </Button>
                  </>
                )}
              </div>
            ))
          )
        }
      </QueryState>
      {edited && (
        <ReturnAddressDialog
          supplierId={supplierId}
          address={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
