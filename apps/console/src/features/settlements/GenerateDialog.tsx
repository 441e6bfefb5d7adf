import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useNavigate } from 'react-router';
import { settlementPath } from '../../app/paths.ts';
import { refreshSettlements } from './settlements.queries.ts';

/** Makes the drafts of a month: of one supplier, else of each that has something to settle. */
export function GenerateDialog({ supplierId, onClose }: { supplierId?: string; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ month: '' }, () => ({}), { draft: 'settlement.generate' });
  const send = useWriteOnce(async ({ month }: { month: string }, requestId) => {
    const data = { supplierId, ...(month && { month }), requestId };
    return (await post('/api/OpsSettle/Generate', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title="生成结算单"
      action="生成"
      onClose={onClose}
      onSubmit={async (values) => {
        const { settleIds, isMore } = await send(values).finally(() => void refreshSettlements());
        const [first] = settleIds;
        if (first === undefined) toast.ok('没有可以结算的明细');
        else toast.ok(`已生成 ${settleIds.length} 张草稿${isMore ? '，还有供应商未生成，请再点一次' : ''}`);
        onClose();
        if (settleIds.length === 1 && first !== undefined) void navigate(settlementPath(first));
      }}
    >
      <TextField<{ month: string }> name="month" label="账期月份" type="month" help="留空为上个月；本月只结算到现在" />
      <p>收货与退货各只结算一次，已在其他结算单里的不再列入。生成后是草稿，核对后再发给供应商。</p>
    </FormDialog>
  );
}
