import type { OwnItem } from '@jicai/domain/goods/proposal-form.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { PairRows } from '../../parts/PairRows.tsx';
import { SortablePictures } from '../goods-editor/index.ts';
import { ownItemOf, type OwnItemValues, ownItemValueFaults, ownItemValues } from './own-product-values.ts';
import styles from './OwnItemDialog.module.css';

/** One item with everything its supplier may set. */
export function OwnItemDialog({
  item,
  onClose,
  onSave,
}: {
  item: OwnItem;
  onClose: () => void;
  onSave: (item: OwnItem) => void;
}) {
  const form = useForm<OwnItemValues>(ownItemValues(item), ownItemValueFaults);
  const values = useValues(form);
  const isNew = item.itemId === '';
  return (
    <FormDialog
      form={form}
      title={isNew ? '添加规格' : `编辑规格 ${item.itemNo}`}
      width={880}
      action="确定"
      layout="own"
      onClose={onClose}
      onSubmit={async (typed) => {
        onSave(ownItemOf(typed, item.itemId));
        onClose();
        return Promise.resolve();
      }}
    >
      <div className={styles.fields}>
        <TextField<OwnItemValues> name="itemName" label="名称" isRequired className={styles.wide} maxLength={300} />
        <TextField<OwnItemValues> name="itemNo" label="货号" isRequired disabled={!isNew} help="提交后不能修改" />
        <TextField<OwnItemValues> name="itemSpec" label="规格" placeholder="如 0.5mm 黑色" />
        <TextField<OwnItemValues> name="modelNo" label="型号" />
        <TextField<OwnItemValues> name="colorName" label="颜色" />
        <TextField<OwnItemValues> name="unitName" label="销售单位" isRequired maxLength={10} />
        <TextField<OwnItemValues> name="minQty" label="起订量" inputMode="numeric" isRequired />
        <TextField<OwnItemValues> name="stepQty" label="购买倍数" inputMode="numeric" isRequired />
        <TextField<OwnItemValues> name="weightG" label="毛重（克）" inputMode="numeric" help="0 为未知" />
        <TextField<OwnItemValues> name="costFen" label="进价（元，含税）" inputMode="decimal" help="留空则不改" />
        <div className={styles.wide}>
          <SortablePictures
            pictures={values.pictures}
            error={form.faults.pictures}
            onChange={(pictures) => form.set({ pictures })}
          />
        </div>
        <div className={styles.wide}>
          <PairRows
            label="规格选项"
            nameLabel="选项"
            valueLabel="值"
            add="加一个选项"
            pairs={values.specs}
            max={5}
            error={form.faults.specs}
            help="买家在商品页用它切换规格，如 颜色：黑色"
            onChange={(specs) => form.set({ specs })}
          />
        </div>
        <div className={styles.wide}>
          <PairRows
            label="属性"
            nameLabel="名称"
            valueLabel="值"
            add="加一条属性"
            pairs={values.attrs}
            max={50}
            error={form.faults.attrs}
            help="显示在商品参数里，可用于筛选"
            onChange={(attrs) => form.set({ attrs })}
          />
        </div>
      </div>
    </FormDialog>
  );
}
