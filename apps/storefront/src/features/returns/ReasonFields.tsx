import { freightPayers, type FreightPayer } from '@jicai/domain/returns/return-reasons.ts';
import { maxReturnImages, needsRemark, returnReasonOf } from '@jicai/domain/returns/return-form.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import type { ApplyForm } from './apply-form.ts';
import styles from './ReasonFields.module.css';
import { reasonsQuery } from './returns.queries.ts';
import { pictureHelp, usePictures } from '@jicai/web/form/use-pictures.ts';

const carriedBy: Record<FreightPayer, string> = {
  [freightPayers.buyer]: '退回运费由您承担',
  [freightPayers.seller]: '运费由商家承担，退款包含该部分商品的运费',
  [freightPayers.asAgreed]: '运费由双方协商承担',
};

/** Why, in the buyer's words and pictures; both where the reason needs them. */
export function ReasonFields() {
  const around = useFormOf<ApplyForm>();
  const form = useValues(around);
  const { faults, set } = around;
  const reasons = useQuery(reasonsQuery(form.returnType));
  const pictures = usePictures(form.pictures, (list) => set({ pictures: list }));
  const reason = returnReasonOf(form.returnType, form.reasonCode);
  return (
    <div className={styles.fields}>
      <QueryState query={reasons} skeleton={<Skeleton height={58} />}>
        {(list) => (
          <Field
            label="退货原因"
            isRequired
            error={faults.reasonCode}
            help={reason && carriedBy[reason.freightBy]}
            className={styles.reason}
          >
            {(control) => (
              <select
                {...control}
                name="reasonCode"
                value={form.reasonCode || ''}
                onChange={(event) => set({ reasonCode: Number(event.target.value) })}
              >
                <option value="">请选择</option>
                {list.map(({ reasonCode, reasonName }) => (
                  <option key={reasonCode} value={reasonCode}>
                    {reasonName}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </QueryState>
      <TextField<ApplyForm>
        name="remark"
        label="问题描述"
        isRequired={needsRemark(form.reasonCode)}
        help={`${lengthOf(form.remark)} / 200`}
        rows={3}
        maxLength={400}
        placeholder="请描述商品的问题和您的期望，便于商家尽快处理"
      />
      <PicturePicker
        label="凭证图片"
        pictures={form.pictures}
        max={maxReturnImages}
        isBusy={pictures.isBusy}
        isRequired={reason?.needImage ?? false}
        help={pictureHelp}
        error={faults.pictures}
        onPick={pictures.add}
        onRemove={pictures.remove}
      />
    </div>
  );
}
