import { addressScopes } from '@jicai/domain/people/account-types.ts';
import type { Address } from '@jicai/contract/people/accounts.ts';
import { maxAddresses } from '@jicai/domain/people/address-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { ListCard, ListCards, ListCardsLoading } from '@jicai/ui/lists/ListCard.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { addressesQuery, refreshAddresses } from './addresses.queries.ts';
import styles from './ReceivingAddressPage.module.css';

/** /center/kamUser/receivingAddress: where goods may be sent. */
export function ReceivingAddressPage() {
  const addresses = useQuery(addressesQuery());
  // What was typed when the session was lost is on the screen again.
  const [editing, setEditing] = useState<{ held?: Address } | undefined>(() =>
    hasDraft('address.new') ? {} : undefined,
  );
  const own = addresses.data?.filter(({ scope }) => scope === addressScopes.own).length ?? 0;
  const isFull = own >= maxAddresses;
  return (
    <>
      <PageHead title="收货地址" note={addresses.data && `已保存 ${own} 个，最多 ${maxAddresses} 个`}>
        <Button look="fill" disabled={isFull} onClick={() => setEditing({})}>
          <IconPlus size={16} />
          新增地址
        </Button>
      </PageHead>
      <QueryState
        query={addresses}
        skeleton={<ListCardsLoading count={3} height={98} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            isFramed
            title="还没有收货地址"
            hint="保存后下单时直接选用"
            action={
              <Button look="fill" onClick={() => setEditing({})}>
                新增地址
              </Button>
            }
          />
        }
      >
        {(list) => (
          <ListCards>
            {list.map((address) => (
              <AddressItem key={address.addressId} address={address} onEdit={() => setEditing({ held: address })} />
            ))}
          </ListCards>
        )}
      </QueryState>
      {editing && <AddressDialog held={editing.held} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function AddressItem({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { addressId, receiver, areaText, isDefault, isEditable, version } = address;
  const remove = useMutation({
    mutationFn: () => post('/api/CustAddress/Delete', { data: { addressId, version, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('地址已删除'),
    onSettled: () => void refreshAddresses(),
  });
  const makeDefault = useMutation({
    mutationFn: () => post('/api/CustAddress/SetDefault', { data: { addressId, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('已设为默认地址'),
    onSettled: () => void refreshAddresses(),
  });
  const askRemove = async () => {
    if (await confirm({ title: '删除这个地址？', text: `${receiver}，${areaText} ${address.address}`, okText: '删除' }))
      remove.mutate();
  };
  return (
    <ListCard
      head={
        <>
          <b>{receiver}</b>
          <span>{address.mobile || address.telephone}</span>
          {isDefault && <Tag tone="brand">默认</Tag>}
          {address.scope === addressScopes.shared && <Tag tone="grey">企业共享</Tag>}
          {address.tag && <Tag>{address.tag}</Tag>}
        </>
      }
      actions={
        <>
          {!isDefault && (
            <Button look="text" isBusy={makeDefault.isPending} onClick={() => makeDefault.mutate()}>
              设为默认
            </Button>
          )}
          {isEditable ? (
            <>
              <Button look="text" aria-label={`修改 ${receiver} 的地址`} onClick={onEdit}>
                修改
              </Button>
              <Button
                look="text"
                className={styles.remove}
                aria-label={`删除 ${receiver} 的地址`}
                isBusy={remove.isPending}
                onClick={() => void askRemove()}
              >
                删除
              </Button>
            </>
          ) : (
            <span className={styles.note}>由企业管理员维护</span>
          )}
        </>
      }
    >
      <p className={styles.place}>
        {areaText} {address.address}
      </p>
      {address.mobile && address.telephone && <p className={styles.note}>固定电话 {address.telephone}</p>}
    </ListCard>
  );
}
