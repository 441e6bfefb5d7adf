import { mergeFault } from '@jicai/domain/goods/category-tree.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Category, refreshCategories } from './categories.queries.ts';

/** Puts a category together with another one: what is below it and its goods go there. */
export function MergeCategoryDialog({
  category,
  categories,
  onClose,
}: {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}) {
  const { categoryId, name, productCount } = category;
  const form = useForm<{ intoId: string }>({ intoId: '' }, ({ intoId }) => ({
    intoId: intoId === '' ? '请选择分类' : mergeFault(categories, categoryId, intoId),
  }));
  const send = useWriteOnce((intoId: string, requestId) =>
    post('/api/OpsCategory/Merge', { data: { categoryId, intoId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`合并分类 ${name}`}
      width={520}
      action="合并"
      onClose={onClose}
      onSubmit={async ({ intoId }) => {
        const into = categories.find((one) => one.categoryId === intoId)?.name ?? '';
        const text = `下级和 ${productCount} 个商品移到 ${into}，首页楼层和链接随之更新，${name} 随后删除。合并不能撤销。`;
        if (!(await confirm({ title: `把 ${name} 合并到 ${into}？`, text, okText: '合并' }))) return;
        await send(intoId).finally(() => void refreshCategories());
        toast.ok('正在合并，商品稍后更新');
        onClose();
      }}
    >
      <SelectField<{ intoId: string }> name="intoId" label="合并到" isRequired>
        <option value="">请选择</option>
        {categories.map((one) => (
          <option
            key={one.categoryId}
            value={one.categoryId}
            disabled={mergeFault(categories, categoryId, one.categoryId) !== undefined}
          >
            {'　'.repeat(one.level - 1)}
            {one.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
