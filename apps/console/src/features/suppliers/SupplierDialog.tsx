import { type SupplierForm, supplierFaults } from '@jicai/domain/shop/supplier-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useNavigate } from 'react-router';
import { supplierPath } from '../../app/paths.ts';
import { refreshSuppliers, type Supplier } from './suppliers.queries.ts';

const empty: SupplierForm = { supplierName: '', contactName: '', telephone: '', areaText: '', address: '', intro: '' };

/** A new supplier, or the one of this file. */
export function SupplierDialog({ supplier, onClose }: { supplier?: Supplier; onClose: () => void }) {
  const navigate = useNavigate();
  const start = supplier
    ? {
        supplierName: supplier.supplierName,
        contactName: supplier.contactName,
        telephone: supplier.telephone,
        areaText: supplier.areaText,
        address: supplier.address,
        intro: supplier.intro,
      }
    : empty;
  const form = useForm<SupplierForm>(start, supplierFaults, { draft: `supplier.${supplier?.supplierId ?? 'new'}` });
  const send = useWriteOnce(async (values: SupplierForm, requestId) => {
    const own = { supplierId: supplier?.supplierId, logoUrl: supplier?.logoUrl ?? '' };
    return (await post('/api/OpsSupplier/Save', { data: { ...values, ...own, requestId } })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={supplier ? '编辑供应商' : '添加供应商'}
      width={640}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        const { supplierId } = await send(values).finally(() => void refreshSuppliers());
        toast.ok('已保存');
        onClose();
        if (!supplier) void navigate(supplierPath(supplierId));
      }}
    >
      <TextField<SupplierForm> name="supplierName" label="名称" isRequired isWide help="买家在商品页看到" />
      <TextField<SupplierForm> name="contactName" label="联系人" />
      <TextField<SupplierForm> name="telephone" label="电话" />
      <TextField<SupplierForm> name="areaText" label="所在地区" />
      <TextField<SupplierForm> name="address" label="详细地址" />
      <TextField<SupplierForm> name="intro" label="简介" rows={3} maxLength={500} isWide />
    </FormDialog>
  );
}
