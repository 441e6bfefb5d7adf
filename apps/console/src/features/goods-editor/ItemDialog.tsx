import { inPiecesText } from '@jicai/domain/goods/pieces.ts';
import { mostTiers, taxRatesBp } from '@jicai/domain/goods/product-form.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { CostField } from './CostField.tsx';
import { type ItemValues, itemOf, itemValueFaults, itemValuesOf, piecesOf } from './item-values.ts';
import { AttrRows, ItemFormDialog, ItemPictures, NamingFields, SpecRows } from './ItemFormDialog.tsx';
import styles from './ItemDialog.module.css';
import { Choices, PairRows } from '../../parts/PairRows.tsx';
import { NamedField } from '../../parts/NamedField.tsx';
import { TaxClassFields } from '../../parts/TaxClassFields.tsx';
import { LabelsField } from './LabelsField.tsx';
import { PiecesFields } from './PiecesFields.tsx';
import { freeAttrs, withFree } from './wanted-attrs.ts';
import { WantedAttrs } from './WantedAttrs.tsx';
import { categoryNamesQuery } from './product.queries.ts';
import { type EditedItem, wholeOf } from './product-values.ts';

/** One item of the product with everything it has; `isAlone` where no other could take anything over. */
export function ItemDialog({
  item,
  categoryId,
  isAlone,
  draft,
  onClose,
  onSave,
}: {
  item: EditedItem;
  categoryId: string;
  isAlone: boolean;
  /** Name of its draft. */
  draft: string;
  onClose: () => void;
  onSave: (item: EditedItem, values: ItemValues) => void;
}) {
  const { data: names } = useQuery(categoryNamesQuery(categoryId));
  const unitsId = useId();
  const may = useMay();
  const mayEditCost = may('ops.goods.cost') && may('ops.goods.editCost');
  const start = mayEditCost ? { ...item, costFen: item.costFen ?? null } : item;
  const wanted = names?.wanted ?? [];
  const form = useForm<ItemValues>(itemValuesOf(start), (values) => itemValueFaults(values, start, wanted), { draft });
  const values = useValues(form);
  const isNew = item.itemId === '';
  const valuesOfName = (name: string) => names?.attrs.find((attr) => attr.name === name)?.values ?? [];
  const nameList = names?.attrs.map(({ name }) => name) ?? [];
  return (
    <ItemFormDialog
      form={form}
      item={item}
      onClose={onClose}
      onSave={(typed) => onSave(itemOf(typed, start, wanted), typed)}
    >
      <NamingFields isNew={isNew} help="保存后不能修改" />
      <TextField<ItemValues> name="retailFen" label="零售价（元）" inputMode="decimal" help="留空则仅企业可买" />
      <TextField<ItemValues> name="enterpriseFen" label="企业价（元）" inputMode="decimal" help="留空按零售价" />
      <TextField<ItemValues> name="marketFen" label="市场价（元）" inputMode="decimal" />
      <TextField<ItemValues> name="unitName" label="销售单位" isRequired maxLength={10} list={unitsId} />
      <Choices id={unitsId} texts={names?.units ?? []} />
      <PiecesFields values={values} />
      {mayEditCost && <CostField values={values} itemId={item.itemId} />}
      <SelectField<ItemValues> name="taxRateBp" label="税率" isRequired>
        {taxRatesBp.map((rate) => (
          <option key={rate} value={String(rate)}>
            {rate / 100}%
          </option>
        ))}
      </SelectField>
      <TaxClassFields without={`随分类${names?.taxName ? `：${names.taxName}` : ''}`} />
      <NamedField name="supplierId" label="供应商" kind="supplier" />
      <QuantityFields isNew={isNew} values={values} />
      <ItemPictures
        pictures={values.pictures}
        error={form.faults.pictures}
        onChange={(pictures) => form.set({ pictures })}
      />
      <div className={styles.lists}>
        <PairRows
          label="阶梯价"
          nameLabel="数量从"
          valueLabel="单价（元）"
          add="加一档"
          pairs={values.tiers}
          max={mostTiers}
          error={form.faults.tiers}
          help="按整行数量取价，没有协议价的企业适用"
          onChange={(tiers) => form.set({ tiers })}
        />
        <SpecRows
          pairs={values.specs}
          error={form.faults.specs}
          names={nameList}
          valuesOf={valuesOfName}
          onChange={(specs) => form.set({ specs })}
        />
      </div>
      <WantedAttrs wanted={wanted} pairs={values.attrs} onChange={(attrs) => form.set({ attrs })} />
      <AttrRows
        pairs={freeAttrs(wanted, values.attrs)}
        error={form.faults.attrs}
        names={nameList}
        valuesOf={valuesOfName}
        hint="；名称和值提示同分类常用的写法"
        onChange={(free) => form.set({ attrs: withFree(wanted, values.attrs, free) })}
      />
      <LabelsField
        labelIds={values.labelIds ?? []}
        error={form.faults.labelIds}
        onChange={(labelIds) => form.set({ labelIds })}
      />
      <Flags isAlone={isAlone} />
    </ItemFormDialog>
  );
}

/** Whether it is on sale, and what the others take over. */
function Flags({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={styles.checks}>
      <CheckField<ItemValues> name="isOnSale">在售</CheckField>
      {!isAlone && (
        <>
          <CheckField<ItemValues> name="sharesSupply">单位、数量、税率与供应商用于全部规格</CheckField>
          <CheckField<ItemValues> name="sharesPictures">图片用于全部规格</CheckField>
          <CheckField<ItemValues> name="sharesAttrs">属性用于全部规格</CheckField>
        </>
      )}
    </div>
  );
}

/** How it is sold, kept and sent. */
function QuantityFields({ isNew, values }: { isNew: boolean; values: ItemValues }) {
  const inPieces = inPiecesText(wholeOf(values.minQty), piecesOf(values));
  return (
    <>
      <TextField<ItemValues>
        name="minQty"
        label="起订量"
        inputMode="numeric"
        isRequired
        help={inPieces && `即 ${inPieces}`}
      />
      <TextField<ItemValues> name="stepQty" label="购买倍数" inputMode="numeric" isRequired />
      <TextField<ItemValues> name="maxQty" label="每单限购" inputMode="numeric" help="0 为不限" />
      <TextField<ItemValues> name="safetyQty" label="安全库存" inputMode="numeric" help="可售少于它时提醒，0 不提醒" />
      <TextField<ItemValues> name="weightG" label="毛重（克）" inputMode="numeric" help="按重量计运费时用，0 为未知" />
      {isNew && <TextField<ItemValues> name="stock" label="期初库存" inputMode="numeric" isRequired />}
    </>
  );
}
