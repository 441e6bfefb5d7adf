import { userStates } from '@jicai/domain/people/user-rules.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useMay } from '../../app/self.queries.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import { PermissionList } from './PermissionList.tsx';
import { roleNamesOf, sideOf } from './staff-columns.tsx';
import type { StaffRow } from './staff.queries.ts';
import type { StaffOpened } from './opened.ts';
import { StaffState } from './StaffState.tsx';
import { useStaffActs } from './use-staff-acts.ts';

/** Somebody of the shop's side with what he may do, and what may be done about his account. */
export function StaffDrawer({
  staff,
  onOpen,
  ...moves
}: DrawerWays & { staff: StaffRow; onOpen: (opened: StaffOpened) => void }) {
  const may = useMay();
  const { disabledReason: why } = staff;
  return (
    <Drawer
      {...moves}
      label={`用户 ${staff.userName}`}
      head={
        <DrawerHead
          title={staff.userName}
          mark={<StaffState staff={staff} />}
          note={`${staff.accountNo} · ${sideOf(staff)}`}
        />
      }
      foot={may('ops.staff.edit') && <Foot staff={staff} onOpen={onOpen} />}
    >
      {why.edit && <Notice tone="info">{why.edit}</Notice>}
      <DrawerSection title="账号">
        <Pairs>
          <Pair name="角色">{roleNamesOf(staff)}</Pair>
          <Pair name="手机号">{staff.mobile}</Pair>
          <Pair name="最近登录">{staff.lastLoginTime || '从未登录'}</Pair>
          <Pair name="密码">{staff.mustChangePwd && '还是初始密码，修改前只能查看'}</Pair>
        </Pairs>
      </DrawerSection>
      <DrawerSection title="能做什么" note={`${staff.permissions.length} 项权限`}>
        <PermissionList accountType={staff.accountType} permissions={staff.permissions} />
      </DrawerSection>
    </Drawer>
  );
}

function Foot({ staff, onOpen }: { staff: StaffRow; onOpen: (opened: StaffOpened) => void }) {
  const { isBusy, toggle, resetPassword } = useStaffActs(staff, (given) => onOpen({ kind: 'password', given }));
  const { disabledReason: why, userState } = staff;
  const isStopped = userState === userStates.disabled;
  const whyNotState = isStopped ? why.edit : why.disable;
  return (
    <>
      <Button disabled={isBusy || whyNotState !== ''} title={whyNotState || undefined} onClick={() => void toggle()}>
        {isStopped ? '启用' : '停用'}
      </Button>
      <Button
        disabled={isBusy || why.resetPwd !== ''}
        title={why.resetPwd || undefined}
        onClick={() => void resetPassword()}
      >
        重置密码
      </Button>
      <Button
        look="fill"
        disabled={why.edit !== ''}
        title={why.edit || undefined}
        onClick={() => onOpen({ kind: 'user', held: staff })}
      >
        编辑
      </Button>
    </>
  );
}
