import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Member, refreshCustomers } from './customers.queries.ts';
import { type ReasonForm, reasonFaults } from './reason-form.ts';

/** Stops one person of a customer at once, or lets him sign in again. */
export function MemberStateDialog({
  customerId,
  member: { userId, userName, isActive },
  onClose,
}: {
  customerId: string;
  member: Member;
  onClose: () => void;
}) {
  const form = useForm<ReasonForm>({ reason: '' }, reasonFaults, { draft: `member.state.${userId}` });
  const send = useWriteOnce(({ reason }: ReasonForm, requestId) =>
    post('/api/OpsCustomer/SetMemberState', {
      data: { customerId, userId, isActive: !isActive, reason: reason.trim(), requestId },
    }),
  );
  const act = isActive ? '停用' : '启用';
  return (
    <FormDialog
      form={form}
      title={`${act} ${userName}`}
      action={act}
      isDanger={isActive}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok(`${userName} 已${act}`);
        onClose();
      }}
    >
      {isActive && <p>立即退出所有设备，不能再登录；等他审批的订单转给其他人。</p>}
      <TextField<ReasonForm> name="reason" label="原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
