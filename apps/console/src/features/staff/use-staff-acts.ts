import { type UserState, userStates } from '@jicai/domain/people/user-rules.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { firstPassword } from '@jicai/web/sign-in/first-password.ts';
import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { refreshStaff, type StaffRow } from './staff.queries.ts';

/** What is done with an account at once, after a question: 停用, 启用 and a password for once. */
export function useStaffActs(staff: StaffRow, onReset: (given: GivenPassword) => void) {
  const { userId, version, userName, accountNo, userState } = staff;
  const write = useWriteOnce((next: UserState, requestId) =>
    post('/api/OpsStaff/SetState', { data: { userId, version, userState: next, requestId } }),
  );
  const setState = useMutation({
    mutationFn: write,
    onSuccess: (_, next) => toast.ok(next === userStates.active ? `${userName} 已启用` : `${userName} 已停用`),
    onSettled: () => void refreshStaff(),
  });
  const send = useWriteOnce(async (password: string, requestId) =>
    post('/api/OpsStaff/ResetPwd', { data: { userId, version, accountPwd: await hashPassword(password), requestId } }),
  );
  const reset = useMutation({
    mutationFn: send,
    onSuccess: (_, password) => onReset({ accountNo, userName, password, isNew: false }),
    onSettled: () => void refreshStaff(),
  });
  return {
    isBusy: setState.isPending || reset.isPending,
    async toggle() {
      if (userState === userStates.disabled) return setState.mutate(userStates.active);
      const title = `停用 ${userName}？`;
      const text = '停用后该用户立即退出登录，不能再登录后台。';
      if (await confirm({ title, text, okText: '停用' })) setState.mutate(userStates.disabled);
    },
    async resetPassword() {
      const title = `重置 ${userName} 的密码？`;
      const text = '该用户会在所有设备上退出登录，须用新的初始密码登录并修改密码。';
      if (await confirm({ title, text, okText: '重置密码' })) reset.mutate(firstPassword());
    },
  };
}
