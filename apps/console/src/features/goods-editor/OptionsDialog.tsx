import { combineOptions, mostItemsOfProduct } from '@jicai/domain/goods/product-form.ts';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { PairRows } from '../../parts/PairRows.tsx';
import type { EditedItem } from './product-values.ts';

interface OptionsForm {
  /** Option and its values, joined by 、 */
  options: { name: string; value: string }[];
  prefix: string;
}

const valuesIn = (text: string) => [...new Set(text.split(/[、,，\s]+/).filter(Boolean))];
const optionsOf = ({ options }: OptionsForm) =>
  options.map(({ name, value }) => ({ name: name.trim(), values: valuesIn(value) })).filter(({ name }) => name !== '');

/** Makes an item for each combination of options that is not there yet; all else is as in `base`. */
export function OptionsDialog({
  base,
  items,
  onClose,
  onMake,
}: {
  base: EditedItem;
  items: readonly EditedItem[];
  onClose: () => void;
  onMake: (items: EditedItem[]) => void;
}) {
  const form = useForm<OptionsForm>(
    { options: [{ name: '颜色', value: '' }], prefix: base.itemNo },
    (values) => {
      const options = optionsOf(values);
      const isEmpty = options.length === 0 || options.some((option) => option.values.length === 0);
      const count = combineOptions(options).length;
      return {
        options: isEmpty
          ? '请填写选项和至少一个值'
          : count > mostItemsOfProduct
            ? `一共 ${count} 个规格，最多 ${mostItemsOfProduct} 个`
            : undefined,
        prefix: values.prefix.trim() === '' ? '请填写货号前缀' : undefined,
      };
    },
    { draft: `product.options.${base.itemNo}` },
  );
  const values = useValues(form);
  const made = newItems(base, items, values);
  return (
    <FormDialog
      form={form}
      title="按选项生成规格"
      width={640}
      action={`生成 ${made.length} 个规格`}
      onClose={onClose}
      onSubmit={async (typed) => {
        onMake(newItems(base, items, typed));
        onClose();
        return Promise.resolve();
      }}
    >
      <PairRows
        label="选项"
        nameLabel="选项"
        valueLabel="值，用、分隔"
        add="加一个选项"
        pairs={values.options}
        max={3}
        names={['颜色', '尺码', '规格', '型号', '容量']}
        error={form.faults.options}
        help="如 颜色：黑色、蓝色；尺码：S、M、L 生成 6 个规格，价格等与第一个规格相同"
        onChange={(options) => form.set({ options })}
      />
      <TextField<OptionsForm> name="prefix" label="货号前缀" isRequired help="货号为前缀加序号" />
    </FormDialog>
  );
}

function newItems(base: EditedItem, items: readonly EditedItem[], values: OptionsForm): EditedItem[] {
  const options = optionsOf(values);
  if (options.length === 0) return [];
  const there = new Set(items.map(({ specs }) => specs.map(({ value }) => value).join(' ')));
  const taken = new Set(items.map(({ itemNo }) => itemNo));
  let next = 1;
  const numberFor = () => {
    for (;;) {
      const itemNo = `${values.prefix.trim()}-${String(next).padStart(2, '0')}`;
      next += 1;
      if (!taken.has(itemNo)) return itemNo;
    }
  };
  return combineOptions(options)
    .filter((specs) => !there.has(specs.map(({ value }) => value).join(' ')))
    .map((specs) => {
      const itemSpec = specs.map(({ value }) => value).join(' ');
      const { reserved: _held, ...rest } = base;
      return { ...rest, itemId: '', itemNo: numberFor(), itemSpec, specs, stock: 0 };
    });
}
