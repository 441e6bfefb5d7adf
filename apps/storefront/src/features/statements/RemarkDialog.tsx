import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { refreshStatements, type StatementModel } from './statements.queries.ts';

interface RemarkFields {
  remark: string;
}

/** The enterprise's own note on a statement. */
export function RemarkDialog({ statement, onClose }: { statement: StatementModel; onClose: () => void }) {
  const { checkId, version } = statement;
  const form = useForm<RemarkFields>(
    { remark: statement.remark },
    ({ remark }) => (Array.from(remark).length > 200 ? { remark: '备注不能超过200个字' } : {}),
    { draft: `statement.remark.${checkId}` },
  );
  const send = useWriteOnce((remark: string, requestId) =>
    post('/api/FinCheck/EditRemark', { data: { checkId, version, remark, requestId } }),
  );
  async function save({ remark }: RemarkFields) {
    await send(remark);
    await refreshStatements();
    toast.ok('备注已保存');
    onClose();
  }
  return (
    <FormDialog form={form} title="对账单备注" action="保存" onClose={onClose} onSubmit={save}>
      <TextField<RemarkFields> name="remark" label="备注" rows={4} help="仅本企业和商城可见，最多 200 个字" />
    </FormDialog>
  );
}
