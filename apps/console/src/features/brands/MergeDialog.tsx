import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { type Brand, brandsQuery, refreshBrands } from './brands.queries.ts';

interface MergeValues {
  searchKey: string;
  intoId: string;
}

/** Puts a brand together with another one, which is found by its name. */
export function MergeDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const { brandId, brandName, productCount } = brand;
  const form = useForm<MergeValues>(
    { searchKey: '', intoId: '' },
    ({ intoId }) => ({
      intoId: intoId === '' ? '请选择品牌' : undefined,
    }),
    { draft: `brand.merge.${brandId}` },
  );
  const { searchKey } = useValues(form);
  const { data } = useQuery(brandsQuery({ searchKey: searchKey.trim(), pageIndex: 1, pageSize: 100 }));
  const others = (data?.resultData ?? []).filter((other) => other.brandId !== brandId);
  const send = useWriteOnce((intoId: string, requestId) =>
    post('/api/OpsBrand/Merge', { data: { brandId, intoId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`合并品牌 ${brandName}`}
      width={520}
      action="合并"
      onClose={onClose}
      onSubmit={async ({ intoId }) => {
        const into = others.find((other) => other.brandId === intoId)?.brandName ?? '';
        const text = `${productCount} 个商品改为品牌 ${into}，品牌 ${brandName} 随后删除。合并不能撤销。`;
        if (!(await confirm({ title: `把 ${brandName} 合并到 ${into}？`, text, okText: '合并' }))) return;
        await send(intoId).finally(() => void refreshBrands());
        toast.ok('正在合并，商品稍后更新');
        onClose();
      }}
    >
      <TextField<MergeValues> name="searchKey" label="查找品牌" placeholder="名称或英文名" maxLength={50} />
      <SelectField<MergeValues> name="intoId" label="合并到" isRequired>
        <option value="">请选择</option>
        {others.map((other) => (
          <option key={other.brandId} value={other.brandId}>
            {other.brandName}（{other.productCount} 个商品）
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
