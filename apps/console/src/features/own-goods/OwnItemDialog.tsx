import type { OwnItem } from '@jicai/domain/goods/proposal-form.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { AttrRows, ItemFormDialog, ItemPictures, NamingFields, PiecesFields, SpecRows } from '../goods-editor/index.ts';
import { ownItemOf, type OwnItemValues, ownItemValueFaults, ownItemValues } from './own-product-values.ts';
import styles from './OwnItemDialog.module.css';

/** One item with everything its supplier may set. */
export function OwnItemDialog({
  item,
  draft,
  onClose,
  onSave,
}: {
  item: OwnItem;
  /** Name of its draft. */
  draft: string;
  onClose: () => void;
  onSave: (item: OwnItem) => void;
}) {
  const form = useForm<OwnItemValues>(ownItemValues(item), ownItemValueFaults, { draft });
  const values = useValues(form);
  return (
    <ItemFormDialog form={form} item={item} onClose={onClose} onSave={(typed) => onSave(ownItemOf(typed, item.itemId))}>
      <NamingFields isNew={item.itemId === ''} help="提交后不能修改" />
      <TextField<OwnItemValues> name="colorName" label="颜色" />
      <TextField<OwnItemValues> name="unitName" label="销售单位" isRequired maxLength={10} />
      <PiecesFields values={values} />
      <TextField<OwnItemValues> name="minQty" label="起订量" inputMode="numeric" isRequired />
      <TextField<OwnItemValues> name="stepQty" label="购买倍数" inputMode="numeric" isRequired />
      <TextField<OwnItemValues> name="weightG" label="毛重（克）" inputMode="numeric" help="0 为未知" />
      <TextField<OwnItemValues> name="costFen" label="进价（元，含税）" inputMode="decimal" help="留空则不改" />
      <ItemPictures
        pictures={values.pictures}
        error={form.faults.pictures}
        onChange={(pictures) => form.set({ pictures })}
      />
      <div className={styles.wide}>
        <SpecRows pairs={values.specs} error={form.faults.specs} onChange={(specs) => form.set({ specs })} />
      </div>
      <AttrRows pairs={values.attrs} error={form.faults.attrs} onChange={(attrs) => form.set({ attrs })} />
    </ItemFormDialog>
  );
}
