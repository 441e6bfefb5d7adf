import {
  labelFaults,
  type LabelTone,
  labelToneNames,
  labelTones,
  mostLabelName,
} from '@jicai/domain/goods/goods-labels.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { type Label, refreshLabels } from './labels.queries.ts';
import styles from './LabelsPage.module.css';

interface LabelValues {
  labelName: string;
  tone: LabelTone;
  isPublic: boolean;
}

/** A new label, or one that is there. */
export function LabelDialog({ label, onClose }: { label: Label | undefined; onClose: () => void }) {
  const form = useForm<LabelValues>(
    { labelName: label?.labelName ?? '', tone: label?.tone ?? 'warn', isPublic: label?.isPublic ?? true },
    labelFaults,
    { draft: `label.${label?.labelId ?? 'new'}` },
  );
  const { labelName, tone } = useValues(form);
  const send = useWriteOnce(async (values: LabelValues, requestId) => {
    const known = label && { labelId: label.labelId, changedMs: label.changedMs };
    return post('/api/OpsLabel/Save', { data: { ...values, ...known, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title={label ? `编辑标签 ${label.labelName}` : '添加标签'}
      width={440}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshLabels());
        toast.ok(label && label.itemCount > 0 ? '已保存，商品卡片稍后更新' : '已保存');
        onClose();
      }}
    >
      <TextField<LabelValues> name="labelName" label="名称" isRequired maxLength={mostLabelName} />
      <SelectField<LabelValues> name="tone" label="颜色" isRequired>
        {labelTones.map((one) => (
          <option key={one} value={one}>
            {labelToneNames[one]}
          </option>
        ))}
      </SelectField>
      <p className={styles.sample}>
        效果
        <Tag tone={tone}>{labelName.trim() || '标签'}</Tag>
      </p>
      <CheckField<LabelValues> name="isPublic">买家可见：显示在商品卡片和详情页</CheckField>
    </FormDialog>
  );
}
