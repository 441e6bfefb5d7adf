import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { GivenPasswordDialog } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesView } from './RolesView.tsx';
import { useStaffAddress } from './staff-address.ts';
import type { StaffOpened } from './opened.ts';
import { StaffDialog } from './StaffDialog.tsx';
import { StaffView } from './StaffView.tsx';

/** /staff: the people of the shop's side, and the roles by which they may do what they do. */
export function StaffPage() {
  const may = useMay();
  const address = useStaffAddress();
  const [opened, setOpened] = useState<StaffOpened>();
  const isRoles = address.view === 'roles';
  const add = () => setOpened(isRoles ? { kind: 'role', role: { kind: 'new' } } : { kind: 'user', held: undefined });
  const head = (
    <PageHead title="用户与角色">
      {may(isRoles ? 'ops.staff.role' : 'ops.staff.edit') && (
        <Button look="fill" onClick={add}>
          <IconPlus size={16} />
          {isRoles ? '新增角色' : '新增用户'}
        </Button>
      )}
    </PageHead>
  );
  const View = isRoles ? RolesView : StaffView;
  return (
    <>
      <View head={head} address={address} onOpen={setOpened} />
      <Opened opened={opened} onChange={setOpened} />
    </>
  );
}

function Opened({
  opened,
  onChange,
}: {
  opened: StaffOpened | undefined;
  onChange: (opened: StaffOpened | undefined) => void;
}) {
  const close = () => onChange(undefined);
  if (!opened) return null;
  if (opened.kind === 'password') return <GivenPasswordDialog given={opened.given} onClose={close} />;
  if (opened.kind === 'role') return <RoleDialog opened={opened.role} onClose={close} />;
  return <StaffDialog held={opened.held} onClose={close} onAdded={(given) => onChange({ kind: 'password', given })} />;
}
