import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Customer, refreshCustomers } from './customers.queries.ts';
import { type ReasonForm, reasonFaults } from './reason-form.ts';

/** Ends the business with a customer with whom everything is settled; says why not yet where something is open. */
export function CloseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { customerId, version, memberCount, openOrderCount, closeReasons } = customer;
  const form = useForm<ReasonForm>({ reason: '' }, reasonFaults, { draft: `customer.close.${customerId}` });
  const send = useWriteOnce(({ reason }: ReasonForm, requestId) =>
    post('/api/OpsCustomer/Close', { data: { customerId, version, reason: reason.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="关闭客户"
      action="关闭"
      isDanger
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCustomers());
        toast.ok('客户已关闭');
        onClose();
      }}
    >
      {closeReasons.length > 0 && <Notice tone="danger">还不能关闭：{closeReasons.join('；')}。</Notice>}
      <p>
        {memberCount} 个账号立即退出，不能再登录和下单；{openOrderCount} 个未完成的订单照常履约。需要时可以重新启用。
      </p>
      <TextField<ReasonForm> name="reason" label="原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
