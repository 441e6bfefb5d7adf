import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshSuppliers, type Supplier } from './suppliers.queries.ts';

/** Takes a supplier's goods out of the shop, or brings them back. */
export function SwitchDialog({
  supplier: { supplierId, supplierName, isActive },
  onClose,
}: {
  supplier: Supplier;
  onClose: () => void;
}) {
  const form = useForm(
    { reason: '' },
    ({ reason }) => ({
      reason: reason.trim().length < 2 ? '请填写原因' : undefined,
    }),
    { draft: `supplier.state.${supplierId}` },
  );
  const send = useWriteOnce(async ({ reason }: { reason: string }, requestId) => {
    const data = { supplierId, isActive: !isActive, reason: reason.trim(), requestId };
    return (await post('/api/OpsSupplier/SetState', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={`${isActive ? '停用' : '启用'} ${supplierName}`}
      action={isActive ? '停用' : '启用'}
      isDanger={isActive}
      onClose={onClose}
      onSubmit={async (values) => {
        const { itemCount } = await send(values).finally(() => void refreshSuppliers());
        toast.ok(isActive ? `已停用，${itemCount} 个商品下架` : `已启用，${itemCount} 个商品恢复上架`);
        onClose();
      }}
    >
      <p>
        {isActive
          ? '在售商品立即下架；未完成的订单、售后和结算由供应商继续处理，供应商不能再修改商品和库存。'
          : '随停用下架的商品恢复上架，之前就下架的不变。'}
      </p>
      <TextField<{ reason: string }> name="reason" label="原因" isRequired rows={2} maxLength={200} />
    </FormDialog>
  );
}
