import { type PromotionScope, promotionScopes, promotionScopeTexts } from '@jicai/domain/money/promotions.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type CategoryOption, useCategoryOptions } from '../../parts/use-category-options.ts';
import styles from './PromotionDialog.module.css';
import select from '../../parts/select.module.css';
import { type PromotionForm, promotionDataOf, promotionFaults, promotionFormOf } from './promotion-form.ts';
import { brandChoicesQuery, type Promotion, refreshPromotions, supplierChoicesQuery } from './promotions.queries.ts';

/** A 满减: new, or one that is there. */
export function PromotionDialog({ promotion, onClose }: { promotion: Promotion | undefined; onClose: () => void }) {
  const form = useForm<PromotionForm>(promotionFormOf(promotion), promotionFaults, {
    draft: `promotion.${promotion?.promotionId ?? 'new'}`,
  });
  const { scope, scopeIds } = useValues(form);
  const send = useWriteOnce(async (values: PromotionForm, requestId) =>
    post('/api/OpsPromotion/Save', {
      data: {
        ...promotionDataOf(values),
        ...(promotion && { promotionId: promotion.promotionId }),
        changedMs: promotion?.changedMs ?? 0,
        requestId,
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={promotion ? '编辑满减' : '添加满减'}
      width={640}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values);
        void refreshPromotions();
        toast.ok('已保存，之后下单的买家按新的规则优惠');
        onClose();
      }}
    >
      <TextField<PromotionForm> name="promotionTitle" label="名称" isRequired isWide maxLength={30} />
      <TextField<PromotionForm> name="thresholdFee" label="满（元）" isRequired inputMode="decimal" />
      <TextField<PromotionForm>
        name="offFee"
        label="减（元）"
        isRequired
        inputMode="decimal"
        help="达到后减一次，按商品金额分摊到分"
      />
      <SelectField<PromotionForm> name="scope" label="范围" isWide>
        {promotionScopes.map((one) => (
          <option key={one} value={one}>
            {promotionScopeTexts[one]}
          </option>
        ))}
      </SelectField>
      {scope !== 'all' && (
        <ScopeField
          key={scope}
          scope={scope}
          scopeIds={scopeIds}
          error={form.faults.scopeIds}
          onChange={(next) => form.set({ scopeIds: next })}
        />
      )}
      <DateField<PromotionForm> name="beginTime" label="开始时间" withTime help="留空立即开始" />
      <DateField<PromotionForm> name="endTime" label="结束时间" withTime help="留空长期有效" />
    </FormDialog>
  );
}

/** Categories, brands or suppliers by name. */
function ScopeField({
  scope,
  scopeIds,
  error,
  onChange,
}: {
  scope: Exclude<PromotionScope, 'all'>;
  scopeIds: readonly string[];
  error: string | undefined;
  onChange: (scopeIds: string[]) => void;
}) {
  const categories = useCategoryOptions().flatMap(flat);
  const { data: brands = [] } = useQuery({ ...brandChoicesQuery(), enabled: scope === 'brand' });
  const { data: suppliers = [] } = useQuery({ ...supplierChoicesQuery(), enabled: scope === 'supplier' });
  const options = { category: categories, brand: brands, supplier: suppliers }[scope];
  const known = new Set(options.map(({ value }) => value));
  return (
    <Field
      label={promotionScopeTexts[scope]}
      isRequired
      className={styles.wide}
      {...(error !== undefined && { error })}
      {...(scope === 'category' && { help: '包括下级分类' })}
    >
      {({ id }) => (
        <Select
          id={id}
          mode="multiple"
          className={select.many}
          optionFilterProp="label"
          value={scopeIds.filter((one) => known.has(one))}
          options={options}
          status={error === undefined ? '' : 'error'}
          placeholder="输入名称查找"
          onChange={(next: string[]) => onChange(next)}
        />
      )}
    </Field>
  );
}

const flat = ({ value, title, children }: CategoryOption): { value: string; label: string }[] => [
  { value, label: title },
  ...children.flatMap(flat),
];
