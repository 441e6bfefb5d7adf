import { orgName as nameRule } from '@jicai/domain/people/organisation-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { type Department, parentChoices, orgLabel } from './departments.ts';
import { leadersQuery, refreshOrgs } from './org.queries.ts';
import { ReceiverChoices } from './ReceiverChoices.tsx';

interface DepartmentForm {
  orgName: string;
  parentId: string;
  /** '' for nobody. */
  leaderUserId: string;
  receiverUserIds: string[];
  /** '' where it stands behind its siblings. */
  sortNo: string;
}

const faultsOf = ({ orgName, sortNo }: DepartmentForm) => ({
  orgName: nameRule(tidyText(orgName)),
  sortNo: /^\d{0,4}$/.test(sortNo.trim()) ? undefined : '请输入0-9999的整数',
});

/** A new department below `parentId`, or what may be changed of `held`. */
export function DepartmentDialog({
  held,
  parentId = '',
  departments,
  onClose,
}: {
  held?: Department;
  parentId?: string;
  departments: readonly Department[];
  onClose: () => void;
}) {
  const enterprise = useSession((session) => session.customerName);
  const { data: people = [] } = useQuery(leadersQuery());
  const form = useForm<DepartmentForm>(
    held
      ? {
          orgName: held.orgName,
          parentId: held.parentId,
          leaderUserId: held.leaderUserId,
          receiverUserIds: held.receivers.map(({ userId }) => userId),
          sortNo: String(held.sortNo),
        }
      : { orgName: '', parentId, leaderUserId: '', receiverUserIds: [], sortNo: '' },
    faultsOf,
    { draft: `org.${held?.orgId ?? 'new'}` },
  );
  const send = useWriteOnce((typed: DepartmentForm, requestId) => {
    const fields = {
      orgName: typed.orgName,
      leaderUserId: typed.leaderUserId,
      receiverUserIds: typed.receiverUserIds,
      sortNo: typed.sortNo.trim() === '' ? undefined : Number(typed.sortNo),
      requestId,
    };
    return held
      ? post('/api/CustOrg/Edit', { data: { ...fields, orgId: held.orgId, version: held.version } })
      : post('/api/CustOrg/Add', { data: { ...fields, parentId: typed.parentId } });
  });

  async function submit(values: DepartmentForm) {
    await send(values).finally(() => void refreshOrgs());
    toast.ok(held ? '部门已保存' : '部门已添加');
    onClose();
  }

  // Who leads it may not be able to sign in any more: he stays until another is chosen.
  const isGone = held && held.leaderUserId !== '' && !people.some(({ userId }) => userId === held.leaderUserId);
  return (
    <FormDialog
      form={form}
      title={held ? `编辑“${held.orgName}”` : '新增部门'}
      action={held ? '保存' : '添加部门'}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField<DepartmentForm> name="orgName" label="部门名称" isRequired maxLength={30} />
      {!held && (
        <SelectField<DepartmentForm> name="parentId" label="上级部门" isRequired>
          {parentChoices(departments, { enterprise }).map((choice) => (
            <option key={choice.orgId} value={choice.orgId}>
              {orgLabel(choice)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField<DepartmentForm> name="leaderUserId" label="负责人" help="审批规则中的“部门负责人”由他审批">
        <option value="">暂不设置</option>
        {isGone && <option value={held.leaderUserId}>{held.leaderName}</option>}
        {people.map(({ userId, userName, orgName }) => (
          <option key={userId} value={userId}>
            {[userName, orgName].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      <ReceiverChoices people={people} named={held?.receivers ?? []} />
      <TextField<DepartmentForm>
        name="sortNo"
        label="排序号"
        inputMode="numeric"
        maxLength={4}
        help="小的排在前面；新部门留空则排在最后"
      />
    </FormDialog>
  );
}
