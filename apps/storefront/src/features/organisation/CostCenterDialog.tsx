import type { CostCenter } from '@jicai/contract/people/cost-centers.ts';
import { costCenterCode, costCenterTitle } from '@jicai/domain/people/cost-center-form.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshCostCenters } from './cost-centers.queries.ts';

interface CostCenterForm {
  code: string;
  title: string;
}

/** A new cost centre, or what `held` is called; its code stays. */
export function CostCenterDialog({ held, onClose }: { held?: CostCenter; onClose: () => void }) {
  const form = useForm<CostCenterForm>(
    { code: held?.code ?? '', title: held?.title ?? '' },
    ({ code, title }) => ({ code: costCenterCode(tidyCode(code)), title: costCenterTitle(tidyText(title)) }),
    { draft: `costCenter.${held?.costCenterId ?? 'new'}` },
  );
  const send = useWriteOnce(({ code, title }: CostCenterForm, requestId) =>
    held
      ? post('/api/CustCostCenter/Edit', {
          data: {
            costCenterId: held.costCenterId,
            title,
            isActive: held.isActive,
            version: held.version,
            requestId,
          },
        })
      : post('/api/CustCostCenter/Add', { data: { code, title, requestId } }),
  );
  async function submit(values: CostCenterForm) {
    await send(values).finally(() => void refreshCostCenters());
    toast.ok(held ? '成本中心已保存' : '成本中心已添加');
    onClose();
  }
  return (
    <FormDialog
      form={form}
      title={held ? `编辑“${held.code}”` : '新增成本中心'}
      action={held ? '保存' : '添加'}
      onClose={onClose}
      onSubmit={submit}
    >
      {!held && (
        <TextField<CostCenterForm>
          name="code"
          label="编号"
          isRequired
          maxLength={50}
          help="字母、数字、中文和 - _ /，例如 CC-2107；建立后不能修改"
        />
      )}
      <TextField<CostCenterForm> name="title" label="名称" maxLength={30} help="例如“制造一部 设备维护”，选填" />
    </FormDialog>
  );
}
