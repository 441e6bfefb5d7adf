import { userStates } from '@jicai/domain/people/user-rules.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { GivenPasswordDialog } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import type { StaffOpened } from './opened.ts';
import { roleNamesOf } from './staff-columns.tsx';
import { staffQuery, type StaffRow } from './staff.queries.ts';
import { StaffDialog } from './StaffDialog.tsx';
import { StaffState } from './StaffState.tsx';
import styles from './SupplierStaffCard.module.css';
import { useStaffActs } from './use-staff-acts.ts';

const everybody = {
  accountType: undefined,
  userState: undefined,
  roleId: '',
  searchKey: '',
  pageIndex: 1,
  pageSize: 100,
};

/** Who works for a supplier in the console, with what may be done about each account. */
export function SupplierStaffCard({ supplierId }: { supplierId: string }) {
  const query = useQuery(staffQuery({ ...everybody, supplierId }));
  const mayEdit = useMay()('ops.staff.edit');
  const [opened, setOpened] = useState<StaffOpened>();
  const close = () => setOpened(undefined);
  return (
    <Card
      title="后台用户"
      note={query.data && `${query.data.totalCount} 人`}
      size="sm"
      extra={
        mayEdit && (
          <Button look="text" size="sm" armed={false} onClick={() => setOpened({ kind: 'user', held: undefined })}>
            添加用户
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={96} />}>
        {({ resultData: people }) =>
          people.length === 0 ? (
            <p className={styles.none}>还没有用户</p>
          ) : (
            <ul className={styles.people} aria-label="后台用户">
              {people.map((staff) => (
                <Person key={staff.userId} staff={staff} mayEdit={mayEdit} onOpen={setOpened} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {opened?.kind === 'user' && (
        <StaffDialog
          held={opened.held}
          supplierId={supplierId}
          onClose={close}
          onAdded={(given) => setOpened({ kind: 'password', given })}
        />
      )}
      {opened?.kind === 'password' && <GivenPasswordDialog given={opened.given} onClose={close} />}
    </Card>
  );
}

function Person({
  staff,
  mayEdit,
  onOpen,
}: {
  staff: StaffRow;
  mayEdit: boolean;
  onOpen: (opened: StaffOpened) => void;
}) {
  return (
    <li>
      <p>
        <b>{staff.userName}</b> <StaffState staff={staff} />
      </p>
      <small>{[staff.accountNo, staff.mobile, roleNamesOf(staff)].filter(Boolean).join(' · ')}</small>
      {mayEdit && <Acts staff={staff} onOpen={onOpen} />}
    </li>
  );
}

function Acts({ staff, onOpen }: { staff: StaffRow; onOpen: (opened: StaffOpened) => void }) {
  const { isBusy, toggle, resetPassword } = useStaffActs(staff, (given) => onOpen({ kind: 'password', given }));
  const { disabledReason: why, userState, userName } = staff;
  const isStopped = userState === userStates.disabled;
  const whyNotState = isStopped ? why.edit : why.disable;
  const button = (text: string, reason: string, act: () => void) => (
    <Button
      look="text"
      size="sm"
      armed={false}
      aria-label={`${text} ${userName}`}
      disabled={isBusy || reason !== ''}
      title={reason || undefined}
      onClick={act}
    >
      {text}
    </Button>
  );
  return (
    <div className={styles.acts}>
      {button('编辑', why.edit, () => onOpen({ kind: 'user', held: staff }))}
      {button(isStopped ? '启用' : '停用', whyNotState, () => void toggle())}
      {button('重置密码', why.resetPwd, () => void resetPassword())}
    </div>
  );
}
