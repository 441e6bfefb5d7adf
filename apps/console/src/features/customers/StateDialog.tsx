import { customerStates } from '@jicai/domain/people/account-types.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';
import { type ReasonForm, reasonFaults } from './reason-form.ts';

/** Closes a customer's accounts at once, or opens them again. */
export function StateDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version, customerState, memberCount, openOrderCount } = customer;
  const isActive = customerState === customerStates.active;
  const form = useForm<ReasonForm>({ reason: '' }, reasonFaults, { draft: `customer.state.${customerId}` });
  const send = useWriteOnce(({ reason }: ReasonForm, requestId) =>
    post('/api/OpsCustomer/SetState', {
      data: { customerId, version, isActive: !isActive, reason: reason.trim(), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={isActive ? '停用客户' : '启用客户'}
      action={isActive ? '停用' : '启用'}
      isDanger={isActive}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok(isActive ? '客户已停用' : '客户已启用');
        onClose();
      }}
    >
      {isActive && (
        <p>
          {memberCount} 个账号立即退出，不能再登录和下单；{openOrderCount} 个未完成的订单照常履约。
        </p>
      )}
      <TextField<ReasonForm> name="reason" label="原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
