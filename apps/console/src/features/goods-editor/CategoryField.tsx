import { Field } from '@jicai/ui/forms/Field.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { categoryTreeQuery } from './product.queries.ts';
import styles from './CategoryField.module.css';

interface Node {
  categoryId: string;
  categoryName: string;
  children?: readonly (Node | string)[];
}
interface Option {
  value: string;
  title: string;
  selectable: boolean;
  children: Option[];
}

const optionsOf = (nodes: readonly (Node | string)[] | undefined, above = ''): Option[] =>
  (nodes ?? []).flatMap((node) => {
    if (typeof node === 'string') return [];
    const title = above === '' ? node.categoryName : `${above} / ${node.categoryName}`;
    const children = optionsOf(node.children, title);
    return [{ value: node.categoryId, title, selectable: children.length === 0, children }];
  });

/** The category of the lowest level; found by a part of its name. */
export function CategoryField() {
  const { data } = useQuery(categoryTreeQuery());
  const form = useFormOf<{ categoryId: string }>();
  const { categoryId } = useValues(form);
  return (
    <Field label="分类" isRequired error={form.faults.categoryId}>
      {({ id, ...aria }) => (
        <TreeSelect
          id={id}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          className={styles.select}
          showSearch
          treeNodeFilterProp="title"
          treeData={optionsOf(data)}
          value={categoryId || undefined}
          placeholder="请选择"
          status={aria['aria-invalid'] ? 'error' : ''}
          onChange={(value: string) => form.set({ categoryId: value })}
        />
      )}
    </Field>
  );
}
