import { descendantsOf, placeFault, topParent } from '@jicai/domain/goods/category-tree.ts';
import { taxClassFaults } from '@jicai/domain/invoices/tax-class.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useMay } from '../../app/self.queries.ts';
import { TaxClassFields } from '../../parts/TaxClassFields.tsx';
import { type Category, type Edited, refreshCategories } from './categories.queries.ts';

interface CategoryForm {
  categoryName: string;
  parentId: string;
  taxName: string;
  taxCode: string;
  /** %, '' for that of the level above. */
  marginLine: string;
}

/** A new category, or one that is there; another parent moves it with all below it. */
export function CategoryDialog({
  edited,
  categories,
  onClose,
}: {
  edited: Edited;
  categories: readonly Category[];
  onClose: () => void;
}) {
  const category = 'category' in edited ? edited.category : undefined;
  const categoryId = category?.categoryId ?? '';
  const form = useForm<CategoryForm>(
    {
      categoryName: category?.name ?? '',
      parentId: 'parentId' in edited ? edited.parentId : edited.category.parentId,
      taxName: category?.taxName ?? '',
      taxCode: category?.taxCode ?? '',
      marginLine: category?.marginLineBp === null || !category ? '' : String(category.marginLineBp / 100),
    },
    ({ categoryName, parentId, taxName, taxCode, marginLine }) => {
      const name = categoryName.trim();
      const place = placeFault(categories, { categoryId, parentId, name });
      return {
        ...(place && { [place.field]: place.text }),
        ...(name === '' && { categoryName: '请填写分类名称' }),
        ...taxClassFaults({ taxName: taxName.trim(), taxCode: taxCode.trim() }),
        ...(lineOf(marginLine) === undefined && { marginLine: '请输入0到90，最多一位小数' }),
      };
    },
    { draft: `category.${categoryId || 'new'}` },
  );
  const below = new Set([categoryId, ...(category ? descendantsOf(categories, categoryId) : [])]);
  const maySeeMargins = useMay()('ops.goods.cost');
  const send = useWriteOnce(async ({ marginLine, ...values }: CategoryForm, requestId) => {
    const margin = maySeeMargins && { marginLineBp: lineOf(marginLine) ?? null };
    return post('/api/OpsCategory/Save', {
      data: { ...values, ...margin, ...(categoryId !== '' && { categoryId }), requestId },
    });
  });
  return (
    <FormDialog
      form={form}
      title={category ? `编辑分类 ${category.name}` : '添加分类'}
      width={520}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshCategories());
        toast.ok('已保存，搜索稍后更新');
        onClose();
      }}
    >
      <TextField<CategoryForm> name="categoryName" label="名称" isRequired maxLength={30} />
      <SelectField<CategoryForm>
        name="parentId"
        label="上级分类"
        help={category ? '更换上级会连同下级一起移动' : undefined}
      >
        <option value={topParent}>无（一级分类）</option>
        {categories
          .filter((one) => one.level < 3 && !below.has(one.categoryId))
          .map((one) => (
            <option key={one.categoryId} value={one.categoryId}>
              {'　'.repeat(one.level - 1)}
              {one.name}
            </option>
          ))}
      </SelectField>
      <TaxClassFields without="同上级" />
      {maySeeMargins && (
        <TextField<CategoryForm>
          name="marginLine"
          label="毛利线（%）"
          help="低于它的价格须第二人复核；留空同上级，一级分类留空按设置里的毛利线"
          inputMode="decimal"
          maxLength={4}
        />
      )}
    </FormDialog>
  );
}

/** Basis points, null for none of its own; undefined for what is no line. */
function lineOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  if (!/^\d{1,2}(?:\.\d)?$/.test(text.trim())) return undefined;
  const bp = Math.round(Number(text) * 100);
  return bp <= 9000 ? bp : undefined;
}
