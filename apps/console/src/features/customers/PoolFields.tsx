import { poolScopes, poolScopeTexts } from '@jicai/domain/goods/goods-pool.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Select, TreeSelect } from 'antd';
import { useState } from 'react';
import select from '../../parts/select.module.css';
import { TreeChoice } from '../../parts/TreeChoice.tsx';
import { useCategoryOptions } from '../../parts/use-category-options.ts';
import type { PoolForm } from './pool-form.ts';
import { brandsQuery } from './pool.queries.ts';

/** Everything that draws up a pool; `isChosen`: what is listed alone. */
export function PoolAll({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      <SelectField<PoolForm> name="scope" label="范围" help={isChosen ? '以下分类、品牌与商品之和' : undefined}>
        {poolScopes.map((scope) => (
          <option key={scope} value={scope}>
            {poolScopeTexts[scope]}
          </option>
        ))}
      </SelectField>
      {isChosen && <PoolCategories />}
      {isChosen && <PoolBrands />}
      <TextField<PoolForm>
        name="maxFee"
        label="单价上限（元）"
        inputMode="decimal"
        placeholder="不限可留空"
        help="按企业价计，高于上限的商品不可见"
      />
      <TextField<PoolForm>
        name="itemNos"
        label={isChosen ? '另加商品' : '不受上限限制的商品'}
        rows={2}
        placeholder="商品编号，可从表格粘贴"
      />
      <TextField<PoolForm> name="excludedItemNos" label="排除商品" rows={2} placeholder="商品编号，可从表格粘贴" />
    </>
  );
}

/** Categories of any level, each with everything below it. */
function PoolCategories() {
  const options = useCategoryOptions();
  const form = useFormOf<PoolForm>();
  const { categoryIds } = useValues(form);
  return (
    <Field label="分类" help="含其下全部分类" error={form.faults.categoryIds}>
      {({ id, ...aria }) => (
        <TreeChoice
          id={id}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          className={select.many}
          treeCheckable
          showCheckedStrategy={TreeSelect.SHOW_PARENT}
          treeNodeLabelProp="label"
          treeData={options}
          value={options.length > 0 ? categoryIds : []}
          placeholder="可按名称查找"
          status={aria['aria-invalid'] ? 'error' : ''}
          onChange={(value: string[]) => form.set({ categoryIds: value })}
        />
      )}
    </Field>
  );
}

/** Brands, found by a part of their name. */
function PoolBrands() {
  const form = useFormOf<PoolForm>();
  const { brands } = useValues(form);
  const [typed, setTyped] = useState('');
  const { data } = useQuery(brandsQuery(useDelayed(typed, 300)));
  return (
    <Field label="品牌">
      {({ id }) => (
        <Select
          id={id}
          className={select.many}
          mode="multiple"
          labelInValue
          filterOption={false}
          searchValue={typed}
          onSearch={setTyped}
          options={data?.map(({ brandId, brandName }) => ({ value: brandId, label: brandName }))}
          value={brands}
          placeholder="可按名称查找"
          onChange={(value: PoolForm['brands']) =>
            form.set({ brands: value.map((one) => ({ value: one.value, label: one.label })) })
          }
        />
      )}
    </Field>
  );
}
