import type { NamedValue } from '@jicai/domain/goods/product-form.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import type { FormOf, FormValues } from '@jicai/web/form/use-form.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PairRows } from '../../parts/PairRows.tsx';
import styles from './ItemDialog.module.css';
import { SortablePictures } from './SortablePictures.tsx';

/** The dialog of an item, the shop's or a supplier's; it saves into the product that is edited. */
export function ItemFormDialog<V extends FormValues>({
  form,
  item: { itemId, itemNo },
  onClose,
  onSave,
  children,
}: {
  form: FormOf<V>;
  item: { itemId: string; itemNo: string };
  onClose: () => void;
  onSave: (values: V) => void;
  children: ReactNode;
}) {
  return (
    <FormDialog
      form={form}
      title={itemId === '' ? '添加规格' : `编辑规格 ${itemNo}`}
      width={880}
      action="确定"
      layout="own"
      onClose={onClose}
      onSubmit={async (typed) => {
        onSave(typed);
        onClose();
        return Promise.resolve();
      }}
    >
      <div className={styles.fields}>{children}</div>
    </FormDialog>
  );
}

/** What the shop and a supplier alike type of an item's naming. */
interface Naming {
  itemName: string;
  itemNo: string;
  itemSpec: string;
  modelNo: string;
}

/** What it is called; the number stays once it is kept. */
export const NamingFields = ({ isNew, help }: { isNew: boolean; help: string }) => (
  <>
    <TextField<Naming> name="itemName" label="名称" isRequired className={styles.wide} maxLength={300} />
    <TextField<Naming> name="itemNo" label="货号" isRequired disabled={!isNew} help={help} />
    <TextField<Naming> name="itemSpec" label="规格" placeholder="如 0.5mm 黑色" />
    <TextField<Naming> name="modelNo" label="型号" />
  </>
);

/** The pictures of an item in a row of their own. */
export const ItemPictures = (props: ComponentProps<typeof SortablePictures>) => (
  <div className={styles.wide}>
    <SortablePictures {...props} />
  </div>
);

/** A list of names and values as it is typed. */
interface Pairs {
  pairs: readonly NamedValue[];
  error: string | undefined;
  onChange: (pairs: NamedValue[]) => void;
  /** What is offered while they are typed. */
  names?: readonly string[];
  valuesOf?: (name: string) => readonly string[];
}

export const SpecRows = (props: Pairs) => (
  <PairRows
    label="规格选项"
    nameLabel="选项"
    valueLabel="值"
    add="加一个选项"
    max={5}
    help="买家在商品页用它切换规格，如 颜色：黑色"
    {...props}
  />
);

export const AttrRows = ({ hint = '', ...props }: Pairs & { hint?: string }) => (
  <div className={styles.wide}>
    <PairRows
      label="属性"
      nameLabel="名称"
      valueLabel="值"
      add="加一条属性"
      max={50}
      help={`显示在商品参数里，可用于筛选${hint}`}
      {...props}
    />
  </div>
);
