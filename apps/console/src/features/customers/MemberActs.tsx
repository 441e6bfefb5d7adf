import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { type GivenPassword, GivenPasswordDialog } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import type { Member } from './customers.queries.ts';
import { MemberStateDialog } from './MemberStateDialog.tsx';
import { useMemberActs } from './use-member-acts.ts';
import { useStartViewing } from './use-start-viewing.ts';

/** What may be done with one person of the customer whose page this is. */
export function MemberActs({ member }: { member: Member }) {
  const { customerId = '' } = useParams();
  const [isStateOpen, setStateOpen] = useState(false);
  const [given, setGiven] = useState<GivenPassword>();
  const may = useMay();
  const viewing = useStartViewing(customerId);
  const acts = useMemberActs(customerId, member, setGiven);
  const { userName, userId, isActive, isLocked } = member;
  const mayManage = may('ops.customer.member');
  return (
    <span className={cells.acts}>
      {may('ops.customer.viewing') && (
        <RowButton
          name={userName}
          why={isActive ? '' : '不能登录的成员看不到商城'}
          isBusy={viewing.isPending}
          onClick={() => viewing.mutate(userId)}
        >
          看其所见
        </RowButton>
      )}
      {mayManage && isLocked && (
        <RowButton name={userName} isBusy={acts.isBusy} onClick={acts.unlock}>
          解除锁定
        </RowButton>
      )}
      {mayManage && (
        <RowButton name={userName} onClick={() => void acts.resetPassword()}>
          重置密码
        </RowButton>
      )}
      {mayManage && (
        <RowButton name={userName} onClick={() => setStateOpen(true)}>
          {isActive ? '停用' : '启用'}
        </RowButton>
      )}
      {isStateOpen && <MemberStateDialog customerId={customerId} member={member} onClose={() => setStateOpen(false)} />}
      {given && <GivenPasswordDialog given={given} onClose={() => setGiven(undefined)} />}
    </span>
  );
}
