import {
  type DiscountTarget,
  discountOf,
  discountTargets,
  discountTargetTexts,
} from '@jicai/domain/money/contract-discounts.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import { NamedField } from '../../parts/NamedField.tsx';
import { flatCategories, useCategoryOptions } from '../../parts/use-category-options.ts';
import { dayFaults, DaysFields } from './DaysFields.tsx';
import { discountPreviewQuery, refreshPrices } from './prices.queries.ts';

interface DiscountForm extends ValidDays {
  target: DiscountTarget;
  targetId: string;
  /** 折, such as 9.6. */
  discount: string;
  reason: string;
}

/** A discount on an item, a category or a brand; says before it is saved what it means. */
export function DiscountDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const today = useToday();
  const form = useForm<DiscountForm>(
    { target: 'category', targetId: '', discount: '', validFrom: '', validTo: '', reason: '' },
    ({ targetId, discount, ...days }) => ({
      targetId: targetId === '' ? '请选择折扣对象' : undefined,
      discount: discountOf(discount) === undefined ? '请输入0到10之间的折扣，如 9.6' : undefined,
      ...dayFaults(days, today),
    }),
    { draft: `customer.discount.${customerId}` },
  );
  const { target, targetId, discount, validFrom, validTo } = useValues(form);
  const asked = { customerId, target, targetId, discountBp: discountOf(discount) ?? 1, validFrom, validTo };
  const preview = useQuery({
    ...discountPreviewQuery(asked),
    enabled: targetId !== '' && discountOf(discount) !== undefined,
    retry: false,
  });
  const send = useWriteOnce(async ({ discount: typed, ...values }: DiscountForm, requestId) => {
    const beforeBp = preview.data?.beforeBp;
    const data = {
      ...values,
      customerId,
      discountBp: discountOf(typed) ?? 0,
      requestId,
      ...(beforeBp && { beforeBp }),
    };
    return (await post('/api/OpsCustomer/SaveDiscount', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title="添加协议折扣"
      action={preview.data?.underLineCount ? '提交复核' : '保存'}
      width={520}
      onClose={onClose}
      onSubmit={async (values) => {
        const { changeId } = await send(values).finally(() => void refreshPrices());
        if (changeId) toast.info('低于毛利线，已提交第二人复核，通过前不生效');
        else toast.ok(values.validFrom > today ? `协议折扣将于 ${values.validFrom} 生效` : '协议折扣已生效');
        onClose();
      }}
    >
      <Field label="按" isRequired>
        {(control) => (
          <select
            {...control}
            value={target}
            // What was chosen is none of the other kind.
            onChange={(event) => form.set({ target: event.target.value as DiscountTarget, targetId: '' })}
          >
            {discountTargets.map((one) => (
              <option key={one} value={one}>
                {discountTargetTexts[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TargetField target={target} />
      <TextField<DiscountForm>
        name="discount"
        label="折扣（折）"
        inputMode="decimal"
        isRequired
        placeholder="9.6"
        help="按企业价打折，四舍五入到分"
      />
      <DaysFields />
      <TextField<DiscountForm> name="reason" label="说明" maxLength={200} />
      {preview.data && <Effect preview={preview.data} />}
      {preview.error && <Notice tone="danger">{preview.error.message}</Notice>}
    </FormDialog>
  );
}

function Effect({
  preview,
}: {
  preview: { itemCount: number; underLineCount: number; beforeBp?: number | undefined };
}) {
  const { itemCount, underLineCount, beforeBp } = preview;
  return (
    <Notice tone={underLineCount > 0 ? 'warn' : 'info'}>
      {itemCount} 个商品适用{beforeBp !== undefined && '，生效时原来的折扣终止'}
      {underLineCount > 0 && `；其中 ${underLineCount} 个低于毛利线，须第二人复核`}。
    </Notice>
  );
}

function TargetField({ target }: { target: DiscountTarget }) {
  const categories = flatCategories(useCategoryOptions());
  if (target === 'brand') return <NamedField name="targetId" label="品牌" kind="brand" />;
  if (target === 'item')
    return <TextField<DiscountForm> name="targetId" label="商品编号" isRequired placeholder="JC10595-05" />;
  return (
    <SelectField<DiscountForm> name="targetId" label={discountTargetTexts[target]} isRequired>
      <option value="">请选择</option>
      {categories.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
