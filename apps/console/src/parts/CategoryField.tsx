import { Field } from '@jicai/ui/forms/Field.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import select from './select.module.css';
import { TreeChoice } from './TreeChoice.tsx';
import { type CategoryOption, useCategoryOptions } from './use-category-options.ts';

interface Leaf {
  value: string;
  title: string;
  selectable: boolean;
  children: Leaf[];
}

/** Goods hang on the lowest level alone. */
const leavesOf = (options: readonly CategoryOption[]): Leaf[] =>
  options.map(({ value, title, children }) => ({
    value,
    title,
    selectable: children.length === 0,
    children: leavesOf(children),
  }));

/** The category of the lowest level, `categoryId` of the form around; found by a part of its name. */
export function CategoryField() {
  const options = useCategoryOptions();
  const form = useFormOf<{ categoryId: string }>();
  const { categoryId } = useValues(form);
  return (
    <Field label="分类" isRequired error={form.faults.categoryId}>
      {({ id, ...aria }) => (
        <TreeChoice
          id={id}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          className={select.select}
          treeData={leavesOf(options)}
          value={categoryId || undefined}
          placeholder="请选择"
          status={aria['aria-invalid'] ? 'error' : ''}
          onChange={(value: string) => form.set({ categoryId: value })}
        />
      )}
    </Field>
  );
}
