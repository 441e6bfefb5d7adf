import { userStates, userStateTexts } from '@jicai/domain/people/user-rules.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { StaffRow } from './staff.queries.ts';

/** Whether somebody may sign in; who has not yet changed his first password is told apart. */
export function StaffState({ staff: { userState, mustChangePwd } }: { staff: StaffRow }) {
  if (userState === userStates.disabled)
    return (
      <Tag isState tone="grey">
        {userStateTexts[userState]}
      </Tag>
    );
  return (
    <Tag isState tone={mustChangePwd ? 'warn' : 'ok'}>
      {mustChangePwd ? '待改密码' : userStateTexts[userState]}
    </Tag>
  );
}
