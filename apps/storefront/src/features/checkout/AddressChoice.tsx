import { addressScopes } from '@jicai/domain/people/account-types.ts';
import type { Address } from '@jicai/contract/people/accounts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { AddressDialog, addressesQuery } from '../accounts/index.ts';
import styles from './AddressChoice.module.css';

const shownFirst = 3;
const managePath = '/center/kamUser/receivingAddress';

/** Card 1: where the goods go. Who may not edit addresses chooses among those there are. */
export function AddressChoice({
  chosenId,
  mayEdit,
  onChoose,
}: {
  chosenId: string | undefined;
  mayEdit: boolean;
  onChoose: (addressId: string) => void;
}) {
  const addresses = useQuery(addressesQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [editing, setEditing] = useState<{ held?: Address } | undefined>(() =>
    hasDraft('address.new') ? {} : undefined,
  );
  return (
    <Card
      isStep
      title="收货地址"
      extra={
        mayEdit && (
          <>
            <Link to={managePath} className={cx(styles.manage, 'hit')}>
              管理地址
            </Link>
            <Button look="text" className={styles.add} onClick={() => setEditing({})}>
              <IconPlus size={14} stroke={2} />
              新增地址
            </Button>
          </>
        )
      }
    >
      <QueryState
        query={addresses}
        skeleton={<Skeleton height={108} radius={8} />}
        isEmpty={(list) => list.length === 0}
        empty={
          mayEdit ? (
            <button type="button" className={styles.first} onClick={() => setEditing({})}>
              <IconPlus size={18} />
              新增收货地址
            </button>
          ) : (
            <p className={styles.none}>没有可用的收货地址，请联系企业管理员</p>
          )
        }
      >
        {(list) => {
          const shown = isOpen ? list : withChosen(list, chosenId);
          return (
            <>
              <div role="radiogroup" aria-label="收货地址" className={styles.cards}>
                {shown.map((address) => (
                  <AddressCard
                    key={address.addressId}
                    address={address}
                    isChosen={address.addressId === chosenId}
                    onChoose={() => onChoose(address.addressId)}
                    onEdit={() => setEditing({ held: address })}
                  />
                ))}
              </div>
              {list.length > shownFirst && (
                <Button look="text" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {isOpen ? '收起地址' : `全部 ${list.length} 个地址`}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
      {editing && <AddressDialog held={editing.held} onClose={() => setEditing(undefined)} onSaved={onChoose} />}
    </Card>
  );
}

/** The first few, the chosen one always among them. */
function withChosen(list: readonly Address[], chosenId: string | undefined): readonly Address[] {
  const first = list.slice(0, shownFirst);
  const chosen = list.find(({ addressId }) => addressId === chosenId);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}

function AddressCard({
  address: { addressId, receiver, mobile, telephone, areaText, address, isDefault, scope, tag, isEditable },
  isChosen,
  onChoose,
  onEdit,
}: {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}) {
  return (
    <div className={styles.slot}>
      <ChoiceCard
        name="address"
        value={addressId}
        isChosen={isChosen}
        onChoose={onChoose}
        label={`${receiver} ${areaText} ${address}`}
        mark="tick"
        className={styles.card}
      >
        <div className={styles.line}>
          <b>{receiver}</b>
          <span>{mobile || telephone}</span>
          {isDefault && <Tag tone="brand">默认</Tag>}
          {scope === addressScopes.shared && <Tag tone="grey">企业共享</Tag>}
          {tag && <Tag>{tag}</Tag>}
        </div>
        <p className={styles.place}>
          {areaText} {address}
        </p>
      </ChoiceCard>
      {isEditable && (
        <button
          type="button"
          className={cx(styles.edit, 'hit')}
          aria-label={`修改 ${receiver} 的地址`}
          onClick={onEdit}
        >
          修改
        </button>
      )}
    </div>
  );
}
