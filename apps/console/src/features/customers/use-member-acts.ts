import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { firstPassword } from '@jicai/web/sign-in/first-password.ts';
import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { type Member, refreshCustomers } from './customers.queries.ts';

/** What is done with a member at once, after a question: 解除锁定 and a password for once. */
export function useMemberActs(
  customerId: string,
  { userId, userName, accountNo }: Member,
  onReset: (given: GivenPassword) => void,
) {
  const onSettled = () => void refreshCustomers();
  const sendUnlock = useWriteOnce((_: undefined, requestId) =>
    post('/api/OpsCustomer/UnlockMember', { data: { customerId, userId, requestId } }),
  );
  const unlock = useMutation({
    mutationFn: () => sendUnlock(undefined),
    onSuccess: () => toast.ok(`${userName} 可以重新登录`),
    onSettled,
  });
  const sendReset = useWriteOnce(async (password: string, requestId) => {
    const data = { customerId, userId, accountPwd: await hashPassword(password), requestId };
    return post('/api/OpsCustomer/ResetMemberPwd', { data });
  });
  const reset = useMutation({
    mutationFn: sendReset,
    onSuccess: (_, password) => onReset({ accountNo, userName, password, isNew: false }),
    onSettled,
  });
  return {
    isBusy: unlock.isPending || reset.isPending,
    unlock: () => unlock.mutate(),
    async resetPassword() {
      const title = `重置 ${userName} 的密码？`;
      const text = '该成员会在所有设备上退出登录并收到通知，须用新的初始密码登录并修改密码。';
      if (await confirm({ title, text, okText: '重置密码' })) reset.mutate(firstPassword());
    },
  };
}
