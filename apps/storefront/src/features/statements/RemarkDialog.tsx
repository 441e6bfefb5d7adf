import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useId } from 'react';
import { Form } from '../../app/Form.tsx';
import { post } from '../../app/post.ts';
import { useForm } from '../../app/use-form.ts';
import { refreshStatements, type StatementModel } from './statements.queries.ts';
import { useStatementCommand } from './use-statement-command.ts';

/** The enterprise's own note on a statement. */
export function RemarkDialog({ statement, onClose }: { statement: StatementModel; onClose: () => void }) {
  const { checkId, version } = statement;
  const formId = useId();
  const { form, values, faults, set, leave, isReady } = useForm(
    { remark: statement.remark },
    ({ remark }) => (remark.length > 200 ? { remark: '备注不能超过200个字' } : {}),
    { draft: `statement.remark.${checkId}` },
  );
  const command = useStatementCommand((remark: string, requestId) =>
    post('/api/FinCheck/EditRemark', { data: { checkId, version, remark, requestId } }),
  );
  async function submit() {
    if (!isReady() || !(await command.run(values.remark))) return;
    await refreshStatements();
    toast.ok('备注已保存');
    onClose();
  }
  return (
    <Dialog
      title="对账单备注"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={command.isBusy}>
            保存
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} onLeave={leave} onSubmit={submit}>
        {command.refusal && <Notice tone="danger">{command.refusal}</Notice>}
        <Field label="备注" help="仅本企业和商城可见，最多 200 个字" error={faults.remark}>
          {(control) => (
            <textarea
              {...control}
              name="remark"
              rows={4}
              value={values.remark}
              onChange={(event) => set({ remark: event.target.value })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
